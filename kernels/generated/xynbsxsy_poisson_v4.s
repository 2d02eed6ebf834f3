# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	79f
testl	%edx,%edx
je	79f
testl	%esi,%esi
je	79f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6952,%rsp
movq	7024(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	%r10,48(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r10
movq	%r10,328(%rsp)
movq	32(%rdi),%r15
movq	40(%rdi),%r10
addl	%r8d,%r9d
addl	7008(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,264(%rsp)
movq	%rax,%rcx
movq	%r9,296(%rsp)
shlq	$6,%r9
movq	%rdx,40(%rsp)
imulq	%rsi,%rdx
shlq	$6,%rdx
movq	%rdx,256(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
movq	%rax,288(%rsp)
leaq	256(%r15),%rbp
vpbroadcastd	83f(%rip),%zmm4
vbroadcastss	85f(%rip),%zmm2
vbroadcastss	96f(%rip),%zmm14
vbroadcastss	99f(%rip),%zmm15
xorl	%eax,%eax
vpbroadcastd	85f(%rip),%zmm6
vbroadcastss	376f(%rip),%zmm25
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	377f(%rip),%zmm28
vbroadcastss	353f(%rip),%zmm17
vbroadcastss	87f(%rip),%zmm7
vbroadcastss	88f(%rip),%zmm8
vbroadcastss	89f(%rip),%zmm9
vbroadcastss	92f(%rip),%zmm10
vbroadcastss	93f(%rip),%zmm11
vpbroadcastd	94f(%rip),%zmm12
movq	%rsi,336(%rsp)
movq	%rbx,(%rsp)
jmp	3f
.p2align	4
2:
movq	272(%rsp),%rax
incq	%rax
movq	280(%rsp),%r9
addq	256(%rsp),%r9
cmpq	264(%rsp),%rax
je	78f
3:
movq	%rax,272(%rsp)
imulq	40(%rsp),%rax
movq	%rax,304(%rsp)
movq	%r9,280(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	312(%rsp),%rdx
incq	%rdx
movq	320(%rsp),%r9
addq	288(%rsp),%r9
cmpq	40(%rsp),%rdx
je	2b
5:
movq	304(%rsp),%rax
movq	%rdx,312(%rsp)
leaq	(%rax,%rdx),%r8
imulq	%rsi,%r8
addq	296(%rsp),%r8
movq	%r9,320(%rsp)
xorl	%r12d,%r12d
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	398f(%rip),%zmm0
vblendmps	%zmm17,%zmm0,%zmm0 {%k1}
movq	328(%rsp),%rcx
vmovdqu64	3680(%rsp),%zmm1
vmovdqa64	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rdi)
movq	7024(%rsp),%rcx
movq	336(%rsp),%rsi
vpbroadcastd	83f(%rip),%zmm4
vbroadcastss	96f(%rip),%zmm14
vbroadcastss	99f(%rip),%zmm15
vpbroadcastd	85f(%rip),%zmm6
vbroadcastss	376f(%rip),%zmm25
vbroadcastss	377f(%rip),%zmm28
vbroadcastss	353f(%rip),%zmm17
vbroadcastss	87f(%rip),%zmm7
vbroadcastss	88f(%rip),%zmm8
vbroadcastss	89f(%rip),%zmm9
vbroadcastss	92f(%rip),%zmm10
vbroadcastss	93f(%rip),%zmm11
vpbroadcastd	94f(%rip),%zmm12
movq	344(%rsp),%r9
7:
incq	%r12
addq	$64,%r9
cmpq	%rsi,%r12
je	4b
8:
leaq	(%r8,%r12),%rdi
movl	8(%rcx),%eax
movq	%rax,56(%rsp)
cmpq	%rax,%rdi
jae	7b
movl	(%rcx),%r14d
movl	12(%rcx),%eax
movl	16(%rcx),%ebx
movq	%r14,%rdx
imulq	%r14,%rdx
leaq	1(%rdx),%rcx
shrq	%rcx
testb	$1,%bl
cmoveq	%rdx,%rcx
movq	%r9,344(%rsp)
movl	%ebx,16(%rsp)
jne	32f
testl	%r14d,%r14d
je	43f
imulq	%r9,%rcx
addq	48(%rsp),%rcx
vpxor	%xmm0,%xmm0,%xmm0
xorl	%esi,%esi
movq	%rdx,%rdi
.p2align	4
9:
vmovdqa64	(%rcx,%rsi),%zmm1
vpandd	%zmm4,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm1,%zmm1
vmulps	4(%r11){1to16},%zmm1,%zmm1
vmovaps	%zmm1,(%r10,%rsi)
addq	$64,%rsi
decq	%rdi
jne	9b
vpcmpnleud	84f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%r14d,%r14d
je	43f
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	48(%rsp),%rcx
xorl	%esi,%esi
xorl	%edi,%edi
vpbroadcastd	428f(%rip),%zmm3
.p2align	4
33:
movq	%rdi,%r9
shlq	$5,%r9
andq	$-64,%r9
vmovdqa64	(%rcx,%r9),%zmm0
movl	%esi,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm3,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%r10,%rsi,4)
incq	%rdi
addq	$16,%rsi
cmpq	%rdi,%rdx
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	%ebx,%edi
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm2,%zmm19
vmovaps	%zmm2,%zmm18
andl	$8,%edi
je	36f
movq	%r10,%rcx
movq	%rdx,%rsi
vmovaps	%zmm2,%zmm18
vmovaps	%zmm2,%zmm19
vpbroadcastd	86f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%rcx),%zmm3
vaddps	%zmm7,%zmm3,%zmm4
vfmadd213ps	%zmm8,%zmm3,%zmm4
vfmadd213ps	%zmm9,%zmm3,%zmm4
vaddps	%zmm10,%zmm3,%zmm5
vfmadd213ps	%zmm11,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm21,%k1
vmulps	%zmm4,%zmm18,%zmm18 {%k1}
vmulps	%zmm5,%zmm19,%zmm19 {%k1}
vpsrld	$23,%zmm18,%zmm3
vpsrld	$23,%zmm19,%zmm4
vpsubd	%zmm4,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm12,%zmm6,%zmm18
vpternlogd	$236,%zmm12,%zmm6,%zmm19
vbroadcastss	85f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm13,%zmm13
addq	$64,%rcx
decq	%rsi
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	95f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,5024(%rsp)
shrl	$3,%edi
movl	%edi,12(%rsp)
movq	%r14,%rcx
shlq	$6,%rcx
movq	%r10,%rsi
vxorps	%xmm5,%xmm5,%xmm5
vpxor	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	38f
.p2align	4
37:
vaddps	%zmm6,%zmm0,%zmm0
incq	%rdi
addq	%rcx,%rsi
cmpq	%r14,%rdi
je	42f
38:
movq	%rdi,%r9
imulq	%r14,%r9
shlq	$6,%r9
addq	%r10,%r9
vpxor	%xmm6,%xmm6,%xmm6
movq	%rsi,%rbx
movq	%r14,%r13
.p2align	4
39:
vaddps	(%rbx),%zmm6,%zmm6
addq	$64,%rbx
decq	%r13
jne	39b
vaddps	(%r9),%zmm4,%zmm4
vaddps	-64(%r9,%rcx),%zmm1,%zmm1
testq	%rdi,%rdi
jne	37b
vaddps	%zmm6,%zmm5,%zmm5
jmp	37b
.p2align	4
42:
vmovups	%zmm13,5088(%rsp)
xorl	%r13d,%r13d
movl	12(%rsp),%ecx
movl	%ecx,36(%rsp)
jmp	44f
43:
movl	%ebx,%ecx
andl	$8,%ecx
shrl	$3,%ecx
movl	%ecx,12(%rsp)
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5024(%rsp)
movb	$1,%r13b
movl	$0,36(%rsp)
vmovaps	%zmm2,%zmm18
vmovaps	%zmm2,%zmm19
vmovups	%zmm0,5088(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vpxor	%xmm4,%xmm4,%xmm4
vpxor	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
44:
vcvtusi2ss	%r14d,%xmm31,%xmm3
vbroadcastss	%xmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vmulps	%zmm5,%zmm7,%zmm5
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm4,%zmm7,%zmm4
vmulps	%zmm1,%zmm7,%zmm1
vminps	%zmm5,%zmm6,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vmaxps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k1}
vminps	%zmm4,%zmm1,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm1,%zmm6 {%k1}
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vminps	%zmm7,%zmm6,%zmm1
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm7,%zmm6,%zmm7
vmovaps	%zmm6,%zmm7 {%k1}
vminps	%zmm5,%zmm4,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm7,%zmm6,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vaddps	%zmm4,%zmm1,%zmm1
vmulps	%zmm14,%zmm1,%zmm1
vcvtusi2ss	%rdx,%xmm31,%xmm4
vbroadcastss	%xmm4,%zmm16
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
testb	%r13b,%r13b
jne	47f
vmaxps	%zmm23,%zmm1,%zmm4
vsqrtps	%zmm4,%zmm4
vaddps	%zmm4,%zmm1,%zmm9
movq	%r14,%rcx
shlq	$6,%rcx
vxorps	%xmm4,%xmm4,%xmm4
movq	%r10,%rdx
xorl	%esi,%esi
.p2align	4
45:
movq	%rdx,%rdi
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
.p2align	4
46:
vmovaps	(%rdi),%zmm11
vsubps	%zmm9,%zmm11,%zmm11
vmaxps	%zmm21,%zmm11,%zmm11
vmulps	%zmm11,%zmm11,%zmm11
vcvtsi2ss	%r9,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm11,%zmm8
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm7
incq	%r9
addq	$64,%rdi
cmpq	%r9,%r14
jne	46b
vcvtsi2ss	%rsi,%xmm2,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm6
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm5
incq	%rsi
addq	%rcx,%rdx
cmpq	%r14,%rsi
jne	45b
47:
vmovups	%zmm19,5984(%rsp)
vmovups	%zmm18,6048(%rsp)
vmaxps	97f(%rip){1to16},%zmm4,%zmm9
vdivps	%zmm9,%zmm2,%zmm10
vcmpgtps	98f(%rip){1to16},%zmm4,%k1
vaddps	%zmm15,%zmm3,%zmm3
vdivps	322f(%rip){1to16},%zmm16,%zmm11
vmulps	%zmm14,%zmm3,%zmm9
vmovaps	%zmm9,%zmm12
vmulps	%zmm10,%zmm8,%zmm12 {%k1}
vmulps	%zmm10,%zmm7,%zmm3
vfnmadd231ps	%zmm12,%zmm12,%zmm3
vaddps	%zmm3,%zmm3,%zmm3
vminps	%zmm3,%zmm11,%zmm7
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm11,%zmm7 {%k2}
vbroadcastss	323f(%rip),%zmm8
vmaxps	%zmm8,%zmm7,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm10,%zmm6,%zmm9 {%k1}
vmulps	%zmm10,%zmm5,%zmm5
vfnmadd231ps	%zmm9,%zmm9,%zmm5
vaddps	%zmm5,%zmm5,%zmm5
vminps	%zmm5,%zmm11,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm11,%zmm6 {%k1}
vmaxps	%zmm8,%zmm6,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	324f(%rip){1to16},%zmm3,%zmm6
vmulps	%zmm6,%zmm5,%zmm6
vmulps	%zmm6,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vfnmadd231ps	%zmm16,%zmm1,%zmm0
vmaxps	%zmm0,%zmm4,%zmm6
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vbroadcastss	20(%r11),%zmm0
vmaxps	%zmm2,%zmm6,%zmm4
vmulss	24(%r11),%xmm0,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpltps	%zmm0,%zmm23,%k1
vmovaps	%zmm0,%zmm3 {%k1}
vcmpltps	%zmm6,%zmm23,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vbroadcastss	52(%r11),%zmm20
vbroadcastss	76(%r11),%zmm22
vbroadcastss	56(%r11),%zmm18
vbroadcastss	80(%r11),%zmm19
vbroadcastss	60(%r11),%zmm14
vbroadcastss	84(%r11),%zmm15
vbroadcastss	64(%r11),%zmm11
vbroadcastss	88(%r11),%zmm13
vbroadcastss	68(%r11),%zmm8
vbroadcastss	92(%r11),%zmm10
vbroadcastss	72(%r11),%zmm6
vbroadcastss	96(%r11),%zmm7
vminps	%zmm12,%zmm22,%zmm0
vcmpunordps	%zmm12,%zmm12,%k1
vmovups	%zmm22,4576(%rsp)
vmovaps	%zmm22,%zmm0 {%k1}
vmaxps	%zmm0,%zmm20,%zmm12
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm20,4640(%rsp)
vmovaps	%zmm20,%zmm12 {%k1}
vmovups	%zmm12,2016(%rsp)
vminps	%zmm9,%zmm19,%zmm0
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	%zmm19,4704(%rsp)
vmovaps	%zmm19,%zmm0 {%k1}
vmaxps	%zmm0,%zmm18,%zmm9
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm18,4768(%rsp)
vmovaps	%zmm18,%zmm9 {%k1}
vmovups	%zmm9,1504(%rsp)
vmovups	%zmm15,4064(%rsp)
vminps	%zmm4,%zmm15,%zmm0
vmovups	%zmm14,4128(%rsp)
vmaxps	%zmm0,%zmm14,%zmm0
vmovups	%zmm0,128(%rsp)
vminps	%zmm1,%zmm13,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm13,4832(%rsp)
vmovaps	%zmm13,%zmm0 {%k1}
vmaxps	%zmm0,%zmm11,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm11,4896(%rsp)
vmovaps	%zmm11,%zmm1 {%k1}
vmovups	%zmm1,416(%rsp)
vminps	%zmm3,%zmm10,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm10,%zmm0 {%k1}
vmaxps	%zmm0,%zmm8,%zmm11
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm8,%zmm11 {%k1}
vminps	%zmm5,%zmm7,%zmm0
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmovups	%zmm1,1120(%rsp)
vmovups	%zmm16,5920(%rsp)
vcmpltps	325f(%rip){1to16},%zmm16,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3232(%rsp)
vblendmps	%zmm23,%zmm2,%zmm22 {%k1}
vbroadcastss	326f(%rip),%zmm1
vbroadcastss	327f(%rip),%zmm0
vblendmps	%zmm1,%zmm0,%zmm14 {%k1}
vcvtusi2ss	%eax,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5152(%rsp)
vmovups	%zmm8,3424(%rsp)
vmovups	%zmm10,4960(%rsp)
vsubss	%xmm8,%xmm10,%xmm0
vmovss	323f(%rip),%xmm3
vmulss	%xmm3,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6176(%rsp)
vmovups	%zmm6,3552(%rsp)
vmovups	%zmm7,3488(%rsp)
vsubss	%xmm6,%xmm7,%xmm0
vmulss	%xmm3,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6112(%rsp)
movq	%r14,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2848(%rsp)
vmovups	%zmm0,2912(%rsp)
vmovups	%zmm0,2976(%rsp)
vmovups	%zmm0,3104(%rsp)
vmovups	%zmm0,3168(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,3040(%rsp)
vmovups	%zmm2,3936(%rsp)
vbroadcastss	332f(%rip),%zmm0
vmovups	%zmm0,4448(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,2272(%rsp)
vmovups	%zmm0,3616(%rsp)
vmovups	%zmm1,2784(%rsp)
vbroadcastss	329f(%rip),%zmm0
vmovups	%zmm0,4512(%rsp)
vbroadcastss	328f(%rip),%zmm0
vmovups	%zmm0,4192(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3680(%rsp)
jmp	49f
.p2align	4
48:
vfmadd213ps	%zmm25,%zmm6,%zmm12
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm29,%zmm3
vmovaps	%zmm29,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmaxps	%zmm3,%zmm30,%zmm4
vmovaps	%zmm30,%zmm4 {%k4}
vmovaps	%zmm25,%zmm4 {%k3}
vsubps	%zmm25,%zmm4,%zmm3
vmovups	3232(%rsp),%zmm10
vblendmps	%zmm10,%zmm3,%zmm10 {%k3}
vmovups	480(%rsp),%zmm8
vfmadd213ps	%zmm17,%zmm3,%zmm8
vfmadd213ps	%zmm24,%zmm6,%zmm11
vcmpunordps	%zmm11,%zmm11,%k4
vminps	%zmm11,%zmm26,%zmm3
vmovaps	%zmm26,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmaxps	%zmm3,%zmm27,%zmm5
vmovaps	%zmm27,%zmm5 {%k4}
vmovaps	%zmm24,%zmm5 {%k3}
vsubps	%zmm24,%zmm5,%zmm3
vmovups	2848(%rsp),%zmm11
vblendmps	%zmm11,%zmm3,%zmm11 {%k3}
vmovups	352(%rsp),%zmm0
vfmadd213ps	%zmm8,%zmm3,%zmm0
vdivps	%zmm7,%zmm2,%zmm8
vmovups	%zmm10,3232(%rsp)
vmulps	%zmm10,%zmm8,%zmm3
vmovups	1952(%rsp),%zmm12
vmovups	992(%rsp),%zmm14
vfnmadd213ps	%zmm14,%zmm3,%zmm12
vmovups	2592(%rsp),%zmm15
vmovups	1440(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm3,%zmm15
vmovups	%zmm11,2848(%rsp)
vmulps	%zmm11,%zmm8,%zmm3
vmovups	1376(%rsp),%zmm10
vfnmadd213ps	%zmm12,%zmm3,%zmm10
vmovups	2656(%rsp),%zmm12
vfnmadd213ps	%zmm15,%zmm3,%zmm12
vmovups	1248(%rsp),%zmm11
vfmadd213ps	%zmm11,%zmm6,%zmm19
vcmpunordps	%zmm19,%zmm19,%k4
vminps	%zmm19,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3424(%rsp),%zmm9
vmaxps	%zmm3,%zmm9,%zmm15
vmovaps	%zmm9,%zmm15 {%k4}
vmovaps	%zmm11,%zmm15 {%k3}
vsubps	%zmm11,%zmm15,%zmm3
vmovups	192(%rsp),%zmm20
vfmadd213ps	%zmm0,%zmm3,%zmm20
vmovups	3104(%rsp),%zmm9
vblendmps	%zmm9,%zmm3,%zmm9 {%k3}
vmovups	%zmm9,3104(%rsp)
vmulps	%zmm9,%zmm8,%zmm3
vmovups	3872(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm3,%zmm11
vmovups	2144(%rsp),%zmm10
vfnmadd213ps	%zmm12,%zmm3,%zmm10
vmovups	3616(%rsp),%zmm3
vmovups	1568(%rsp),%zmm17
vmovaps	%zmm3,%zmm17 {%k2}
vcmpnltps	%zmm22,%zmm6,%k4
vmovups	4448(%rsp),%zmm3
vblendmps	%zmm3,%zmm16,%zmm3 {%k3}
vmovups	%zmm3,4448(%rsp)
vmulps	672(%rsp),%zmm16,%zmm3
vmulps	422f(%rip){1to16},%zmm3,%zmm3
vcmpunordps	%zmm16,%zmm16,%k5
vminps	%zmm16,%zmm3,%zmm9
vmovaps	%zmm3,%zmm9 {%k5}
vcmpnleps	%zmm21,%zmm9,%k5
vmovups	2784(%rsp),%zmm3
vmovaps	%zmm3,%zmm21 {%k2}
vcmpnleps	%zmm6,%zmm7,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm3 {%k1} {z}
vmovups	2272(%rsp),%zmm9
vmovaps	%zmm9,%zmm3 {%k2}
vblendmps	%zmm28,%zmm6,%zmm28 {%k3}
vmovups	%zmm28,3936(%rsp)
vmovups	1312(%rsp),%zmm9
vmovups	64(%rsp),%zmm0
vfmadd213ps	%zmm9,%zmm6,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3488(%rsp),%zmm12
vminps	%zmm0,%zmm12,%zmm6
vmovaps	%zmm12,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	3552(%rsp),%zmm12
vmaxps	%zmm6,%zmm12,%zmm0
vmovaps	%zmm12,%zmm0 {%k1}
vmovaps	%zmm9,%zmm0 {%k3}
vmovups	%zmm0,1120(%rsp)
vsubps	%zmm9,%zmm0,%zmm6
vmovups	1056(%rsp),%zmm12
vfmadd213ps	%zmm20,%zmm6,%zmm12
vmovups	3168(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm9 {%k3}
vmovups	%zmm9,3168(%rsp)
vmulps	%zmm9,%zmm8,%zmm6
vmovups	2336(%rsp),%zmm8
vfnmadd213ps	%zmm11,%zmm6,%zmm8
vmovups	2208(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm6,%zmm11
vmovups	6496(%rsp),%zmm0
vmulps	%zmm8,%zmm0,%zmm6
vmulps	2720(%rsp),%zmm0,%zmm8
vmovups	6432(%rsp),%zmm16
vmulps	%zmm8,%zmm16,%zmm9
vmulps	%zmm6,%zmm9,%zmm10
vfmsub231ps	%zmm11,%zmm16,%zmm10
vfnmadd213ps	%zmm2,%zmm9,%zmm9
vmaxps	388f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm9
vmulps	%zmm10,%zmm9,%zmm9
vmulps	%zmm9,%zmm16,%zmm9
vmulps	%zmm6,%zmm0,%zmm6
vmulps	%zmm0,%zmm8,%zmm8
vmulps	%zmm9,%zmm7,%zmm9
vbroadcastss	427f(%rip),%zmm11
vmovups	416(%rsp),%zmm0
vmulps	%zmm11,%zmm0,%zmm10
vcmpunordps	%zmm9,%zmm9,%k1
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k1}
vaddps	%zmm9,%zmm0,%zmm9
vcmpunordps	%zmm9,%zmm9,%k1
vminps	%zmm9,%zmm23,%zmm9
vmovaps	%zmm23,%zmm9 {%k1}
vcmpunordps	%zmm9,%zmm9,%k1
vmaxps	%zmm9,%zmm31,%zmm9
vmovaps	%zmm31,%zmm9 {%k1}
vmovaps	%zmm0,%zmm9 {%k3}
vsubps	%zmm0,%zmm9,%zmm10
vfmadd231ps	%zmm18,%zmm10,%zmm12
vmulps	%zmm6,%zmm7,%zmm6
vfnmadd231ps	%zmm8,%zmm10,%zmm6
vmovups	2976(%rsp),%zmm7
vblendmps	%zmm7,%zmm10,%zmm7 {%k3}
vmovups	%zmm7,2976(%rsp)
vmovups	128(%rsp),%zmm0
vmulps	%zmm11,%zmm0,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm6,%zmm0,%zmm6
vcmpunordps	%zmm6,%zmm6,%k1
vminps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmaxps	%zmm6,%zmm13,%zmm6
vmovaps	%zmm13,%zmm6 {%k1}
vmovaps	%zmm15,%zmm11
vmovaps	%zmm0,%zmm6 {%k3}
vsubps	%zmm0,%zmm6,%zmm7
vfmadd231ps	%zmm7,%zmm14,%zmm12 {%k4} {z}
vmovups	2912(%rsp),%zmm8
vblendmps	%zmm8,%zmm7,%zmm8 {%k3}
vmovups	%zmm8,2912(%rsp)
vmovups	3040(%rsp),%zmm7
vmovaps	%zmm7,%zmm12 {%k3}
knotw	%k0,%k1
vmovups	800(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	5152(%rsp),%zmm7
vcmpgtps	3680(%rsp),%zmm7,%k1
vaddps	4000(%rsp),%zmm0,%zmm22 {%k1} {z}
vmovdqu64	736(%rsp),%zmm0
vmovdqa32	%zmm0,%zmm7 {%k3} {z}
vmovups	%zmm4,2016(%rsp)
vmovups	%zmm5,1504(%rsp)
vmovups	%zmm6,128(%rsp)
vmovups	%zmm9,416(%rsp)
vmovups	%zmm12,3040(%rsp)
vmovups	%zmm3,2272(%rsp)
vmovups	%zmm17,3616(%rsp)
vmovups	%zmm21,2784(%rsp)
vbroadcastss	376f(%rip),%zmm25
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	377f(%rip),%zmm28
vbroadcastss	353f(%rip),%zmm17
vmovups	2400(%rsp),%zmm14
49:
vpslld	$31,%zmm7,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,34(%rsp)
knotw	%k0,%k0
kmovw	%k0,32(%rsp)
vpandd	333f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6816(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,30(%rsp)
vpandd	334f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6752(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,28(%rsp)
vpandd	335f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6688(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	336f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6624(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vmovups	%zmm7,6240(%rsp)
vpandd	337f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6560(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
.p2align	4
52:
vmovups	%zmm22,5664(%rsp)
vaddss	%xmm4,%xmm22,%xmm0
vmovshdup	%xmm22,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm22,%xmm22,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm22,%xmm22,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm22,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm22,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm22,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
testb	%r13b,%r13b
vmovups	%zmm11,3744(%rsp)
vmovups	%zmm14,2400(%rsp)
vmovss	%xmm0,2464(%rsp)
je	54f
vmovaps	%zmm11,%zmm3
vucomiss	%xmm4,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,64(%rsp)
vmovups	2272(%rsp),%zmm0
vbroadcastss	99f(%rip),%zmm15
vmovups	1120(%rsp),%zmm4
ja	53f
vxorps	%xmm0,%xmm0,%xmm0
53:
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm1,1824(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm1,1760(%rsp)
vmovups	%zmm1,1696(%rsp)
vmovups	%zmm1,2208(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm1,1632(%rsp)
vmovups	%zmm1,928(%rsp)
vmovups	%zmm1,864(%rsp)
vmovups	%zmm1,2144(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,1312(%rsp)
vmovups	%zmm1,1248(%rsp)
vmovups	%zmm1,3808(%rsp)
vmovups	%zmm1,2720(%rsp)
vmovups	%zmm1,2656(%rsp)
vmovups	%zmm1,2592(%rsp)
vmovups	%zmm1,800(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm1,1184(%rsp)
vmovups	%zmm1,1568(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm1,1056(%rsp)
vmovups	%zmm1,192(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm1,352(%rsp)
vmovups	%zmm1,480(%rsp)
vpbroadcastd	373f(%rip),%zmm16
vpbroadcastd	374f(%rip),%zmm17
vbroadcastss	375f(%rip),%zmm18
vbroadcastss	379f(%rip),%zmm19
vbroadcastss	382f(%rip),%zmm20
vbroadcastss	383f(%rip),%zmm23
vbroadcastss	384f(%rip),%zmm24
vmovups	%zmm4,1120(%rsp)
jmp	62f
.p2align	4
54:
movb	$1,%dl
vmovups	2016(%rsp),%zmm0
vmovaps	%zmm11,%zmm1
xorl	%ecx,%ecx
vbroadcastss	83f(%rip),%zmm10
vbroadcastss	96f(%rip),%zmm11
vbroadcastss	342f(%rip),%zmm12
vbroadcastss	343f(%rip),%zmm15
vbroadcastss	344f(%rip),%zmm24
vbroadcastss	345f(%rip),%zmm16
vbroadcastss	346f(%rip),%zmm18
vbroadcastss	347f(%rip),%zmm19
vbroadcastss	348f(%rip),%zmm13
vbroadcastss	349f(%rip),%zmm29
vbroadcastss	352f(%rip),%zmm31
.p2align	4
55:
vdivps	%zmm1,%zmm2,%zmm1
vmulps	338f(%rip){1to16},%zmm1,%zmm3
vbroadcastss	339f(%rip),%zmm9
vsubps	%zmm0,%zmm9,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vxorps	%zmm12,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm15,%zmm5,%zmm5
vmulps	%zmm24,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm16,%zmm7,%zmm5
vfmadd231ps	%zmm18,%zmm7,%zmm5
vmulps	%zmm24,%zmm5,%zmm5
vmovaps	%zmm19,%zmm8
vfmadd213ps	%zmm13,%zmm5,%zmm8
vfmadd213ps	%zmm29,%zmm5,%zmm8
vfmadd213ps	%zmm31,%zmm5,%zmm8
vfmadd213ps	%zmm17,%zmm5,%zmm8
vfmadd213ps	%zmm2,%zmm5,%zmm8
vbroadcastss	354f(%rip),%zmm30
vaddps	%zmm30,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm10,%zmm4,%zmm7
vbroadcastss	355f(%rip),%zmm22
vfmadd132ps	%zmm22,%zmm2,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	356f(%rip),%zmm8
vbroadcastss	357f(%rip),%zmm14
vfmadd213ps	%zmm14,%zmm7,%zmm8
vmovaps	%zmm2,%zmm20
vbroadcastss	358f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vbroadcastss	359f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm7,%zmm8
vbroadcastss	362f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm7,%zmm8
vbroadcastss	363f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm7,%zmm8
vbroadcastss	364f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	365f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	366f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vmovaps	%zmm10,%zmm25
vblendmps	%zmm9,%zmm11,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm11,%zmm26
vmulps	%zmm6,%zmm10,%zmm11
vmulps	367f(%rip){1to16},%zmm1,%zmm6
vmulps	368f(%rip){1to16},%zmm1,%zmm7
vmulps	%zmm7,%zmm3,%zmm8
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
addq	%rbp,%rcx
xorl	%edi,%edi
vmovss	96f(%rip),%xmm22
vbroadcastss	369f(%rip),%zmm21
vmovaps	%zmm13,%zmm27
.p2align	4
56:
vcvtsi2ss	%rdi,%xmm0,%xmm9
vaddss	%xmm22,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm0,%zmm9,%zmm9
vmulps	%zmm9,%zmm3,%zmm9
vxorps	%zmm12,%zmm9,%zmm13
vmovaps	%zmm12,%zmm14
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm15,%zmm12,%zmm12
vmovaps	%zmm15,%zmm2
vmulps	%zmm24,%zmm12,%zmm15
vrndscaleps	$8,%zmm15,%zmm15
vfmadd231ps	%zmm16,%zmm15,%zmm12
vfmadd231ps	%zmm18,%zmm15,%zmm12
vmulps	%zmm24,%zmm12,%zmm12
vmovaps	%zmm16,%zmm23
vmovaps	%zmm19,%zmm16
vfmadd213ps	%zmm27,%zmm12,%zmm16
vfmadd213ps	%zmm29,%zmm12,%zmm16
vfmadd213ps	%zmm31,%zmm12,%zmm16
vfmadd213ps	%zmm17,%zmm12,%zmm16
vaddps	354f(%rip){1to16},%zmm15,%zmm15
vcvttps2udq	%zmm15,%zmm15
vfmadd213ps	%zmm20,%zmm12,%zmm16
vandps	%zmm25,%zmm9,%zmm12
vfmadd132ps	355f(%rip){1to16},%zmm20,%zmm12
vdivps	%zmm12,%zmm20,%zmm17
vpslld	$23,%zmm15,%zmm12
vmulps	%zmm12,%zmm16,%zmm12
vbroadcastss	356f(%rip),%zmm15
vfmadd213ps	357f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	358f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	359f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	362f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	363f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	364f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	%zmm28,%zmm17,%zmm15
vfmadd213ps	%zmm30,%zmm17,%zmm15
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	339f(%rip){1to16},%zmm26,%zmm13 {%k1}
vmulps	%zmm15,%zmm17,%zmm15
vbroadcastss	353f(%rip),%zmm17
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm15,%zmm13,%zmm15
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm15,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm21,%zmm4,%zmm16
vfmadd213ps	%zmm20,%zmm4,%zmm16
vmovaps	%zmm10,-256(%rcx)
vmulps	%zmm16,%zmm5,%zmm10
vmulps	%zmm21,%zmm9,%zmm16
vfmadd213ps	%zmm20,%zmm9,%zmm16
vmulps	%zmm12,%zmm16,%zmm16
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm16,%zmm10
vfmsub231ps	%zmm16,%zmm9,%zmm4
vmovaps	%zmm23,%zmm16
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%rcx)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%rcx)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%rcx)
vmulps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm4,(%rcx)
incq	%rdi
addq	$320,%rcx
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%zmm14,%zmm12
vmovaps	%zmm15,%zmm11
vmovaps	%zmm2,%zmm15
vmovaps	%zmm13,%zmm10
cmpq	%rdi,%r14
jne	56b
vmovups	1504(%rsp),%zmm0
vmovdqu64	1120(%rsp),%zmm1
movq	%r14,%rcx
testb	$1,%dl
movl	$0,%edx
vmovaps	%zmm20,%zmm2
vmovaps	%zmm25,%zmm10
vmovaps	%zmm26,%zmm11
vmovaps	%zmm27,%zmm13
jne	55b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2464(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,480(%rsp)
vmovups	2272(%rsp),%zmm0
ja	57f
vxorps	%xmm0,%xmm0,%xmm0
57:
movq	%r10,%rdi
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,352(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm1,192(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm1,2080(%rsp)
vmovups	%zmm1,1568(%rsp)
vmovups	%zmm1,1184(%rsp)
vmovups	%zmm1,1952(%rsp)
vmovups	%zmm1,1376(%rsp)
vmovups	%zmm1,800(%rsp)
vmovups	%zmm1,2592(%rsp)
vmovups	%zmm1,2656(%rsp)
vmovups	%zmm1,2720(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm1,1248(%rsp)
vmovups	%zmm1,1312(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,2144(%rsp)
vmovups	%zmm1,864(%rsp)
vmovups	%zmm1,928(%rsp)
vmovups	%zmm1,1632(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm1,2208(%rsp)
vmovups	%zmm1,1696(%rsp)
vmovups	%zmm1,1760(%rsp)
vmovups	%zmm1,544(%rsp)
vmovups	%zmm1,1824(%rsp)
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm1,608(%rsp)
vmovups	%zmm1,736(%rsp)
vmovups	%zmm1,672(%rsp)
xorl	%edx,%edx
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm22,%xmm22,%xmm22
vmovups	%zmm1,64(%rsp)
vmovups	416(%rsp),%zmm14
vmovups	128(%rsp),%zmm16
.p2align	4
58:
vmovups	%zmm17,3808(%rsp)
vmovups	%zmm11,1440(%rsp)
vmovups	%zmm10,992(%rsp)
vmovups	%zmm9,1056(%rsp)
vmovups	%zmm7,3872(%rsp)
vmovups	%zmm5,2336(%rsp)
leaq	(%rdx,%r14),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r15,%rcx),%zmm20
vmovaps	64(%r15,%rcx),%zmm26
vmovaps	128(%r15,%rcx),%zmm27
vmovaps	192(%r15,%rcx),%zmm1
vmovups	%zmm1,4384(%rsp)
vmovaps	256(%r15,%rcx),%zmm1
vmovups	%zmm1,2528(%rsp)
vmulps	%zmm20,%zmm16,%zmm7
vxorps	%xmm8,%xmm8,%xmm8
movq	%rdi,%rcx
xorl	%r9d,%r9d
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm15,%xmm15,%xmm15
.p2align	4
59:
vmovaps	(%rcx),%zmm9
vmovaps	-256(%rbp,%r9),%zmm21
vmovaps	-192(%rbp,%r9),%zmm19
vmovaps	%zmm21,%zmm23
vfmadd213ps	%zmm14,%zmm7,%zmm23
vdivps	%zmm23,%zmm2,%zmm17
vmovaps	-128(%rbp,%r9),%zmm16
vsubps	%zmm23,%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vmulps	%zmm9,%zmm0,%zmm23
vfmadd213ps	%zmm17,%zmm17,%zmm23
vaddps	%zmm23,%zmm5,%zmm5
vaddps	%zmm9,%zmm11,%zmm11
vfmadd231ps	%zmm21,%zmm9,%zmm1
vfmadd231ps	%zmm19,%zmm9,%zmm6
vfmadd231ps	-64(%rbp,%r9),%zmm9,%zmm4
vfmadd231ps	%zmm16,%zmm9,%zmm18
vfmadd231ps	(%rbp,%r9),%zmm9,%zmm15
vmulps	%zmm23,%zmm21,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vfmadd231ps	%zmm9,%zmm21,%zmm30
vmulps	%zmm23,%zmm19,%zmm9
vaddps	%zmm9,%zmm25,%zmm25
vfmadd231ps	%zmm21,%zmm9,%zmm31
vfmadd231ps	%zmm9,%zmm19,%zmm3
vmulps	%zmm23,%zmm16,%zmm9
vaddps	%zmm9,%zmm28,%zmm28
vfmadd231ps	%zmm21,%zmm9,%zmm29
vfmadd231ps	%zmm19,%zmm9,%zmm24
vfmadd231ps	%zmm16,%zmm9,%zmm10
addq	$320,%r9
addq	$64,%rcx
cmpq	%r9,%rsi
jne	59b
vmovups	128(%rsp),%zmm16
vmulps	%zmm26,%zmm16,%zmm9
vxorps	%xmm21,%xmm21,%xmm21
vfmadd213ps	%zmm21,%zmm7,%zmm3
vmovups	2080(%rsp),%zmm17
vfmadd231ps	%zmm3,%zmm7,%zmm17
vmovups	%zmm17,2080(%rsp)
vmovaps	%zmm31,%zmm3
vfmadd213ps	%zmm21,%zmm9,%zmm3
vmovups	1568(%rsp),%zmm17
vfmadd231ps	%zmm3,%zmm7,%zmm17
vmovups	%zmm17,1568(%rsp)
vmovaps	%zmm30,%zmm3
vfmadd213ps	%zmm21,%zmm9,%zmm3
vmovups	1184(%rsp),%zmm17
vfmadd231ps	%zmm3,%zmm9,%zmm17
vmovups	%zmm17,1184(%rsp)
vmovaps	%zmm31,%zmm3
vfmadd213ps	%zmm21,%zmm20,%zmm3
vmovups	1952(%rsp),%zmm17
vfmadd231ps	%zmm3,%zmm7,%zmm17
vmovups	%zmm17,1952(%rsp)
vmovaps	%zmm30,%zmm3
vfmadd213ps	%zmm21,%zmm20,%zmm3
vmovups	1376(%rsp),%zmm17
vfmadd231ps	%zmm3,%zmm9,%zmm17
vmovups	%zmm17,1376(%rsp)
vmovups	800(%rsp),%zmm17
vfmadd231ps	%zmm3,%zmm20,%zmm17
vmovups	%zmm17,800(%rsp)
vmovups	1440(%rsp),%zmm3
vaddps	%zmm11,%zmm3,%zmm11
vaddps	%zmm21,%zmm5,%zmm3
vmovups	3808(%rsp),%zmm17
vaddps	%zmm3,%zmm17,%zmm17
vaddps	%zmm21,%zmm25,%zmm3
vmovups	2592(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmovups	%zmm5,2592(%rsp)
vaddps	%zmm21,%zmm8,%zmm3
vmovups	2656(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm9,%zmm5
vmovups	%zmm5,2656(%rsp)
vmovups	2720(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm20,%zmm5
vmovups	%zmm5,2720(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm28
vmovups	2144(%rsp),%zmm3
vaddps	%zmm28,%zmm3,%zmm3
vmovups	%zmm3,2144(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm24
vmovups	1248(%rsp),%zmm3
vfmadd231ps	%zmm24,%zmm7,%zmm3
vmovups	%zmm3,1248(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm10
vmovups	864(%rsp),%zmm3
vfmadd231ps	%zmm10,%zmm7,%zmm3
vmovups	%zmm3,864(%rsp)
vmulps	%zmm27,%zmm16,%zmm3
vfmadd213ps	%zmm21,%zmm3,%zmm31
vmovups	928(%rsp),%zmm5
vfmadd231ps	%zmm31,%zmm7,%zmm5
vmovups	%zmm5,928(%rsp)
vmovaps	%zmm29,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm29
vmovups	1696(%rsp),%zmm10
vfmadd231ps	%zmm29,%zmm7,%zmm10
vmovups	%zmm10,1696(%rsp)
vmovups	480(%rsp),%zmm10
vfmadd231ps	%zmm6,%zmm7,%zmm10
vmovups	%zmm10,480(%rsp)
vmovups	192(%rsp),%zmm10
vfmadd231ps	%zmm18,%zmm7,%zmm10
vmovups	%zmm10,192(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm5
vmovups	1312(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm9,%zmm7
vmovups	%zmm7,1312(%rsp)
vmovups	3872(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm20,%zmm7
vmovups	352(%rsp),%zmm5
vfmadd231ps	%zmm1,%zmm9,%zmm5
vmovups	%zmm5,352(%rsp)
vfmadd213ps	%zmm21,%zmm3,%zmm30
vmovups	1632(%rsp),%zmm5
vfmadd231ps	%zmm9,%zmm30,%zmm5
vmovups	%zmm5,1632(%rsp)
vfmadd231ps	4384(%rsp),%zmm1,%zmm12
vmovups	64(%rsp),%zmm5
vfmadd231ps	2528(%rsp),%zmm1,%zmm5
vmovups	%zmm5,64(%rsp)
vmovups	992(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm20,%zmm10
vmovups	1056(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm3,%zmm9
vmovups	1888(%rsp),%zmm5
vfmadd231ps	%zmm1,%zmm27,%zmm5
vmovups	%zmm5,1888(%rsp)
vmovups	544(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm26,%zmm1
vmovups	%zmm1,544(%rsp)
vmovups	736(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm27,%zmm1
vmovups	%zmm1,736(%rsp)
vmovups	672(%rsp),%zmm1
vfmadd231ps	%zmm26,%zmm18,%zmm1
vmovups	%zmm1,672(%rsp)
vfmadd231ps	%zmm18,%zmm27,%zmm22
vmovups	1824(%rsp),%zmm1
vfmadd231ps	%zmm18,%zmm20,%zmm1
vmovups	%zmm1,1824(%rsp)
vmovups	608(%rsp),%zmm1
vfmadd231ps	%zmm4,%zmm20,%zmm1
vmovups	%zmm1,608(%rsp)
vfmadd231ps	%zmm15,%zmm20,%zmm13
vmovups	2336(%rsp),%zmm5
vfmadd231ps	%zmm30,%zmm20,%zmm5
vmovups	1760(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm3,%zmm1
vmovups	%zmm1,1760(%rsp)
vfmadd213ps	%zmm21,%zmm3,%zmm8
vmovups	2208(%rsp),%zmm1
vaddps	%zmm8,%zmm1,%zmm1
vmovups	%zmm1,2208(%rsp)
incq	%rdx
addq	%rax,%rdi
cmpq	%r14,%rdx
jne	58b
vmovups	%zmm17,3808(%rsp)
vmovups	%zmm9,1056(%rsp)
vbroadcastss	99f(%rip),%zmm15
vpbroadcastd	373f(%rip),%zmm16
vpbroadcastd	374f(%rip),%zmm17
vbroadcastss	375f(%rip),%zmm18
vbroadcastss	376f(%rip),%zmm25
vbroadcastss	377f(%rip),%zmm28
vbroadcastss	379f(%rip),%zmm19
vbroadcastss	382f(%rip),%zmm20
vbroadcastss	383f(%rip),%zmm23
vbroadcastss	384f(%rip),%zmm24
vmovups	1376(%rsp),%zmm26
vmovups	1952(%rsp),%zmm6
vmovups	3744(%rsp),%zmm3
vmovups	736(%rsp),%zmm30
vmovups	672(%rsp),%zmm31
vmovups	608(%rsp),%zmm9
vmovups	544(%rsp),%zmm27
vmovaps	%zmm13,%zmm8
vmovups	2080(%rsp),%zmm13
62:
vmovups	%zmm11,1440(%rsp)
vmovups	%zmm10,992(%rsp)
vmovups	128(%rsp),%zmm4
vmulps	%zmm4,%zmm0,%zmm1
vdivps	%zmm3,%zmm2,%zmm3
vmovups	1824(%rsp),%zmm29
vmulps	%zmm29,%zmm1,%zmm11
vfnmadd213ps	%zmm13,%zmm3,%zmm11
vdivps	1120(%rsp),%zmm2,%zmm3
vmovups	1888(%rsp),%zmm13
vmulps	%zmm13,%zmm1,%zmm10
vfnmadd213ps	1184(%rsp),%zmm3,%zmm10
vfnmadd213ps	1568(%rsp),%zmm1,%zmm27
vfnmadd213ps	1248(%rsp),%zmm1,%zmm9
vmovups	%zmm9,608(%rsp)
vfnmadd213ps	1312(%rsp),%zmm1,%zmm31
vfnmadd213ps	864(%rsp),%zmm1,%zmm8
vfnmadd213ps	928(%rsp),%zmm1,%zmm30
vfnmadd213ps	1632(%rsp),%zmm1,%zmm12
vfnmadd213ps	1696(%rsp),%zmm1,%zmm22
vmovups	64(%rsp),%zmm3
vfnmadd213ps	1760(%rsp),%zmm1,%zmm3
vfnmadd231ps	%zmm29,%zmm0,%zmm7
vdivps	%zmm4,%zmm15,%zmm1
vfnmadd231ps	%zmm13,%zmm0,%zmm5
vmulps	%zmm1,%zmm0,%zmm0
vmovss	2464(%rsp),%xmm1
vxorps	%xmm4,%xmm4,%xmm4
vucomiss	%xmm4,%xmm1
vmovups	480(%rsp),%zmm29
vfmadd231ps	%zmm29,%zmm0,%zmm6
vfmadd231ps	352(%rsp),%zmm0,%zmm26
vmovups	%zmm26,1376(%rsp)
vmovaps	%zmm6,%zmm9
vmovups	%zmm5,2336(%rsp)
vmovups	%zmm7,3872(%rsp)
vmovups	%zmm6,1952(%rsp)
vmovups	%zmm22,5792(%rsp)
vmovups	%zmm30,736(%rsp)
vmovups	%zmm12,5728(%rsp)
vmovups	%zmm31,672(%rsp)
vmovups	%zmm27,544(%rsp)
vmovups	%zmm3,64(%rsp)
vmovups	%zmm8,4384(%rsp)
vmovups	%zmm10,5856(%rsp)
jbe	66f
vmovups	1120(%rsp),%zmm26
vmovups	3744(%rsp),%zmm6
vmovaps	%zmm11,%zmm30
vmovups	3680(%rsp),%zmm0
vmovups	5664(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3680(%rsp)
vcmpgeps	372f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm4,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
jbe	67f
vxorps	%xmm1,%xmm1,%xmm1
testb	%r13b,%r13b
vpbroadcastd	85f(%rip),%zmm12
vbroadcastss	378f(%rip),%zmm13
vmovups	800(%rsp),%zmm22
jne	65f
movq	%r10,%rcx
xorl	%edx,%edx
.p2align	4
63:
leaq	(%rdx,%r14),%rdi
leaq	(%rdi,%rdi,4),%rdi
shlq	$6,%rdi
vmovups	128(%rsp),%zmm3
vmulps	(%r15,%rdi),%zmm3,%zmm3
movq	%r15,%rdi
movq	%rcx,%r9
movq	%r14,%rbx
vmovups	416(%rsp),%zmm14
.p2align	4
64:
vmovaps	(%rdi),%zmm4
vfmadd213ps	%zmm14,%zmm3,%zmm4
vdivps	%zmm4,%zmm2,%zmm5
vmovaps	(%r9),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm15,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm15,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm2,%zmm5,%zmm7
vpaddd	%zmm16,%zmm7,%zmm7
vpandd	%zmm17,%zmm7,%zmm7
vpsubd	%zmm7,%zmm12,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm15,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm18,%zmm8
vfmadd213ps	%zmm25,%zmm9,%zmm8
vmovaps	%zmm28,%zmm10
vmovaps	%zmm19,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm11
vfmadd213ps	%zmm13,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm2,%zmm6,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm11
vmaxps	%zmm15,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%r9
addq	$320,%rdi
decq	%rbx
jne	64b
incq	%rdx
addq	%rax,%rcx
cmpq	%r14,%rdx
jne	63b
65:
vbroadcastss	385f(%rip),%zmm3
vmovups	4192(%rsp),%zmm4
vfmadd213ps	386f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm21,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,4192(%rsp)
vmovups	2784(%rsp),%zmm0
vmaxps	326f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2784(%rsp)
vmovups	4512(%rsp),%zmm0
vbroadcastss	387f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4512(%rsp)
vblendmps	323f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	3232(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	2016(%rsp),%zmm11
vsubps	%zmm3,%zmm11,%zmm11
vmovups	2848(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1504(%rsp),%zmm10
vsubps	%zmm4,%zmm10,%zmm10
vmovups	2912(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	128(%rsp),%zmm9
vsubps	%zmm5,%zmm9,%zmm9
vmovups	2976(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	416(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	%zmm7,416(%rsp)
vmovups	3104(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	3744(%rsp),%zmm8
vsubps	%zmm7,%zmm8,%zmm16
vmovups	3168(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vmovups	1120(%rsp),%zmm12
vsubps	%zmm8,%zmm12,%zmm26
vmovups	3040(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm8
vmovups	%zmm8,3040(%rsp)
vmovups	3936(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm8
vmovups	%zmm8,3936(%rsp)
vmovups	2272(%rsp),%zmm0
vmovaps	%zmm21,%zmm0 {%k1}
vmovups	%zmm0,2272(%rsp)
vmovups	3616(%rsp),%zmm0
vbroadcastss	332f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3616(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,4000(%rsp)
vmovups	%zmm7,3168(%rsp)
vmovups	%zmm6,3104(%rsp)
vmovups	%zmm5,2976(%rsp)
vmovups	%zmm4,2912(%rsp)
vmovups	%zmm3,2848(%rsp)
vmovups	%zmm1,3232(%rsp)
vmovups	1952(%rsp),%zmm20
vmovups	192(%rsp),%zmm4
vmovups	64(%rsp),%zmm3
jmp	69f
.p2align	4
66:
vmovaps	%zmm9,%zmm20
vmovaps	%zmm11,%zmm30
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4000(%rsp)
vmovups	1120(%rsp),%zmm26
vmovups	3744(%rsp),%zmm16
vmovups	128(%rsp),%zmm9
vmovups	1504(%rsp),%zmm10
vmovups	2016(%rsp),%zmm11
vmovups	192(%rsp),%zmm4
jmp	68f
.p2align	4
67:
vmovaps	%zmm9,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4000(%rsp)
vmovaps	%zmm6,%zmm16
vmovups	128(%rsp),%zmm9
vmovups	1504(%rsp),%zmm10
vmovups	2016(%rsp),%zmm11
vmovups	192(%rsp),%zmm4
vmovups	64(%rsp),%zmm3
68:
vmovups	800(%rsp),%zmm22
69:
vmovups	%zmm29,480(%rsp)
vmovups	%zmm4,192(%rsp)
vmovups	%zmm22,800(%rsp)
vmovups	%zmm16,1248(%rsp)
vmovups	%zmm9,128(%rsp)
vmovups	%zmm26,1312(%rsp)
vbroadcastss	97f(%rip),%zmm1
vmovups	%zmm30,6368(%rsp)
vmaxps	%zmm1,%zmm30,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm8
vmovups	5856(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm5
vmaxps	%zmm1,%zmm22,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm17
vmovups	3808(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm30
vmovups	4384(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm18
vmovdqu64	6688(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6752(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6816(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm2,%zmm23
vcmpleps	4640(%rsp),%zmm11,%k4
vmovups	%zmm11,2016(%rsp)
vcmpgeps	4576(%rsp),%zmm11,%k5
vblendmps	%zmm29,%zmm15,%zmm0 {%k5}
vbroadcastss	342f(%rip),%zmm13
vxorps	%zmm13,%zmm29,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm21,%k7
kmovw	34(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm21,%zmm2,%zmm11 {%k5}
vmovups	%zmm11,1888(%rsp)
vcmpleps	4768(%rsp),%zmm10,%k4
vmovups	%zmm10,1504(%rsp)
vcmpgeps	4704(%rsp),%zmm10,%k6
vmovups	352(%rsp),%zmm1
vblendmps	%zmm1,%zmm15,%zmm0 {%k6}
vxorps	%zmm13,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm21,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm21,%zmm2,%zmm10 {%k6}
vmovups	%zmm10,1760(%rsp)
vcmpleps	4128(%rsp),%zmm9,%k2
vcmpgeps	4064(%rsp),%zmm9,%k4
vmovups	992(%rsp),%zmm1
vblendmps	%zmm1,%zmm15,%zmm0 {%k4}
vxorps	%zmm13,%zmm1,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm21,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm21,%zmm2,%zmm9 {%k4}
vmovups	%zmm9,1824(%rsp)
vmovups	416(%rsp),%zmm1
vcmpgeps	4832(%rsp),%zmm1,%k3
vmovups	1440(%rsp),%zmm3
vblendmps	%zmm3,%zmm15,%zmm0 {%k3}
vmovups	%zmm1,416(%rsp)
vcmpleps	4896(%rsp),%zmm1,%k3
vxorps	%zmm13,%zmm3,%zmm0 {%k3}
vcmpgeps	4960(%rsp),%zmm16,%k3
vblendmps	%zmm4,%zmm15,%zmm6 {%k3}
vcmpleps	3424(%rsp),%zmm16,%k3
vxorps	%zmm13,%zmm4,%zmm6 {%k3}
vcmpgeps	3488(%rsp),%zmm26,%k3
vmovups	1056(%rsp),%zmm1
vblendmps	%zmm1,%zmm15,%zmm19 {%k3}
vcmpleps	3552(%rsp),%zmm26,%k3
vxorps	%zmm13,%zmm1,%zmm19 {%k3}
vcmpleps	%zmm0,%zmm21,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm21,%zmm2,%zmm12 {%k1}
vmovups	%zmm12,1696(%rsp)
vmulps	%zmm10,%zmm5,%zmm3
vmovaps	%zmm5,%zmm13
vmovups	%zmm5,928(%rsp)
vmulps	544(%rsp),%zmm3,%zmm0
vmulps	%zmm11,%zmm8,%zmm21
vmovups	%zmm8,864(%rsp)
vmulps	%zmm21,%zmm0,%zmm1
vmulps	%zmm9,%zmm17,%zmm28
vmovaps	%zmm17,%zmm29
vmulps	%zmm28,%zmm20,%zmm0
vmulps	%zmm21,%zmm0,%zmm9
vmovaps	%zmm1,%zmm0
vmulps	%zmm1,%zmm9,%zmm1
vmovaps	%zmm0,%zmm4
vmovaps	%zmm0,%zmm20
vfnmadd213ps	%zmm2,%zmm0,%zmm4
vbroadcastss	388f(%rip),%zmm31
vmovups	%zmm4,6304(%rsp)
vmaxps	%zmm31,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm5
vmulps	%zmm12,%zmm30,%zmm0
vmulps	2592(%rsp),%zmm0,%zmm4
vmulps	%zmm21,%zmm4,%zmm16
vmulps	%zmm20,%zmm16,%zmm4
vdivps	%zmm5,%zmm2,%zmm25
vmulps	%zmm25,%zmm13,%zmm5
vmovaps	%zmm2,%zmm5 {%k6}
vmovdqu64	6624(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k6
vmulps	%zmm8,%zmm5,%zmm8
vmovaps	%zmm5,%zmm8 {%k5}
vxorps	%xmm5,%xmm5,%xmm5
vcmpleps	%zmm6,%zmm5,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm5,%zmm2,%zmm7 {%k6}
vmovups	%zmm7,1632(%rsp)
vmulps	1376(%rsp),%zmm28,%zmm5
vfmsub231ps	%zmm5,%zmm3,%zmm1
vmulps	%zmm25,%zmm1,%zmm12
vmulps	%zmm9,%zmm16,%zmm5
vmovaps	%zmm9,%zmm17
vmovaps	%zmm9,%zmm27
vfnmadd213ps	%zmm2,%zmm9,%zmm17
vfnmadd231ps	%zmm12,%zmm12,%zmm17
vmaxps	%zmm31,%zmm17,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm13
vmulps	2656(%rsp),%zmm0,%zmm6
vfmsub231ps	%zmm6,%zmm3,%zmm4
vmulps	%zmm25,%zmm4,%zmm1
vmulps	2720(%rsp),%zmm0,%zmm6
vfmsub231ps	%zmm6,%zmm28,%zmm5
vfnmadd231ps	%zmm12,%zmm1,%zmm5
vmulps	%zmm13,%zmm5,%zmm14
vmovaps	%zmm16,%zmm22
vfnmadd213ps	%zmm2,%zmm16,%zmm22
vfnmadd231ps	%zmm1,%zmm1,%zmm22
vfnmadd231ps	%zmm14,%zmm14,%zmm22
vmaxps	%zmm31,%zmm22,%zmm5
vsqrtps	%zmm5,%zmm6
vmulps	%zmm13,%zmm29,%zmm10
vmovaps	%zmm2,%zmm10 {%k4}
vxorps	%xmm4,%xmm4,%xmm4
vcmpleps	%zmm19,%zmm4,%k4
vmovaps	%zmm18,%zmm9
vmulps	%zmm7,%zmm18,%zmm15
vmulps	608(%rsp),%zmm15,%zmm5
vmulps	%zmm21,%zmm5,%zmm5
vmovaps	%zmm20,%zmm24
vmovups	%zmm20,4320(%rsp)
vmulps	%zmm20,%zmm5,%zmm18
vmulps	672(%rsp),%zmm15,%zmm19
vfmsub231ps	%zmm19,%zmm3,%zmm18
vdivps	%zmm6,%zmm2,%zmm11
vmulps	%zmm11,%zmm30,%zmm20
vmovaps	%zmm2,%zmm20 {%k1}
vmovdqu64	6560(%rsp),%zmm6
vptestmd	%zmm6,%zmm6,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm4,%zmm2,%zmm19 {%k1}
vmovaps	%zmm23,%zmm7
vmulps	%zmm19,%zmm23,%zmm23
vmulps	736(%rsp),%zmm23,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vmulps	%zmm24,%zmm6,%zmm21
vmulps	5728(%rsp),%zmm23,%zmm24
vfmsub231ps	%zmm24,%zmm3,%zmm21
vmovaps	%zmm27,%zmm4
vmovups	%zmm27,4256(%rsp)
vmulps	%zmm27,%zmm5,%zmm24
vmulps	3872(%rsp),%zmm15,%zmm3
vfmsub231ps	%zmm3,%zmm28,%zmm24
vmulps	5792(%rsp),%zmm23,%zmm3
vmulps	%zmm5,%zmm6,%zmm27
vfmsub231ps	%zmm3,%zmm15,%zmm27
vmulps	2144(%rsp),%zmm15,%zmm3
vmulps	%zmm16,%zmm5,%zmm15
vfmsub231ps	%zmm3,%zmm0,%zmm15
vmulps	%zmm4,%zmm6,%zmm26
vmulps	2336(%rsp),%zmm23,%zmm3
vmovups	%zmm28,6496(%rsp)
vfmsub231ps	%zmm3,%zmm28,%zmm26
vmulps	2208(%rsp),%zmm23,%zmm3
vmulps	%zmm16,%zmm6,%zmm28
vmovups	%zmm0,6432(%rsp)
vfmsub231ps	%zmm3,%zmm0,%zmm28
vmulps	%zmm10,%zmm8,%zmm3
vmulps	%zmm20,%zmm3,%zmm20
vmovaps	%zmm25,%zmm0
vmovups	%zmm25,1184(%rsp)
vmulps	%zmm25,%zmm18,%zmm3
vfnmadd231ps	%zmm12,%zmm3,%zmm24
vmulps	%zmm13,%zmm24,%zmm8
vfnmadd231ps	%zmm1,%zmm3,%zmm15
vfnmadd231ps	%zmm14,%zmm8,%zmm15
vmulps	%zmm11,%zmm15,%zmm10
vmovaps	%zmm5,%zmm25
vfnmadd213ps	%zmm2,%zmm5,%zmm25
vfnmadd231ps	%zmm3,%zmm3,%zmm25
vfnmadd231ps	%zmm8,%zmm8,%zmm25
vfnmadd231ps	%zmm10,%zmm10,%zmm25
vmaxps	%zmm31,%zmm25,%zmm15
vsqrtps	%zmm15,%zmm15
vdivps	%zmm15,%zmm2,%zmm4
vmulps	%zmm4,%zmm9,%zmm18
vmovaps	%zmm9,%zmm23
vmovaps	%zmm2,%zmm18 {%k6}
vmulps	%zmm0,%zmm21,%zmm15
vfnmadd231ps	%zmm12,%zmm15,%zmm26
vmulps	%zmm13,%zmm26,%zmm24
vfnmadd231ps	%zmm1,%zmm15,%zmm28
vfnmadd231ps	%zmm14,%zmm24,%zmm28
vmulps	%zmm11,%zmm28,%zmm26
vfnmadd231ps	%zmm3,%zmm15,%zmm27
vfnmadd231ps	%zmm8,%zmm24,%zmm27
vfnmadd231ps	%zmm10,%zmm26,%zmm27
vmulps	%zmm4,%zmm27,%zmm27
vmovaps	%zmm6,%zmm28
vfnmadd213ps	%zmm2,%zmm6,%zmm28
vfnmadd231ps	%zmm15,%zmm15,%zmm28
vfnmadd231ps	%zmm24,%zmm24,%zmm28
vfnmadd231ps	%zmm26,%zmm26,%zmm28
vfnmadd231ps	%zmm27,%zmm27,%zmm28
vmaxps	%zmm31,%zmm28,%zmm21
vsqrtps	%zmm21,%zmm21
vmulps	%zmm18,%zmm20,%zmm18
vdivps	%zmm21,%zmm2,%zmm0
vmovups	%zmm0,6880(%rsp)
vmulps	%zmm0,%zmm7,%zmm20
vmulps	%zmm20,%zmm18,%zmm0
vmovaps	%zmm18,%zmm0 {%k1}
vmovups	%zmm0,1568(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2464(%rsp),%xmm9
vucomiss	%xmm0,%xmm9
kmovw	32(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	864(%rsp),%zmm0
vmulps	480(%rsp),%zmm0,%zmm18
vmovaps	%zmm29,%zmm9
vmovaps	%zmm18,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm18,%zmm20 {%k1} {z}
kmovw	30(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	928(%rsp),%zmm0
vmulps	352(%rsp),%zmm0,%zmm29
vmovaps	%zmm29,%zmm21 {%k1} {z}
vfmadd213ps	%zmm20,%zmm21,%zmm21
kmovw	28(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	%zmm9,2080(%rsp)
vmulps	992(%rsp),%zmm9,%zmm31
vmovaps	%zmm31,%zmm20 {%k1} {z}
vfmadd213ps	%zmm21,%zmm20,%zmm20
kmovw	26(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	%zmm30,2528(%rsp)
vmulps	1440(%rsp),%zmm30,%zmm9
vmovaps	%zmm9,%zmm21 {%k1} {z}
vfmadd213ps	%zmm20,%zmm21,%zmm21
kmovw	24(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm23,3296(%rsp)
vmulps	192(%rsp),%zmm23,%zmm0
vmovaps	%zmm0,%zmm20 {%k1} {z}
vfmadd213ps	%zmm21,%zmm20,%zmm20
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm7,3360(%rsp)
vmulps	1056(%rsp),%zmm7,%zmm30
vmovaps	%zmm30,%zmm7 {%k1} {z}
vfmadd213ps	%zmm20,%zmm7,%zmm7
vmovups	%zmm7,2464(%rsp)
vmulps	1888(%rsp),%zmm18,%zmm20
vmovups	4320(%rsp),%zmm23
vmulps	%zmm20,%zmm23,%zmm18
vfmsub231ps	1760(%rsp),%zmm29,%zmm18
vmovups	4256(%rsp),%zmm21
vmulps	%zmm20,%zmm21,%zmm29
vfmsub231ps	1824(%rsp),%zmm31,%zmm29
vmulps	%zmm20,%zmm16,%zmm31
vfmsub231ps	1696(%rsp),%zmm9,%zmm31
vmulps	%zmm20,%zmm5,%zmm9
vfmsub231ps	1632(%rsp),%zmm0,%zmm9
vmulps	%zmm20,%zmm6,%zmm0
vfmsub231ps	%zmm30,%zmm19,%zmm0
vmovaps	%zmm19,%zmm30
vbroadcastss	342f(%rip),%zmm7
vxorps	%zmm7,%zmm23,%zmm23
vmovups	%zmm23,5408(%rsp)
vxorps	%zmm7,%zmm21,%zmm23
vmovups	%zmm23,5472(%rsp)
vxorps	%zmm7,%zmm16,%zmm16
vmovups	%zmm16,5536(%rsp)
vxorps	%zmm7,%zmm5,%zmm5
vmovups	%zmm5,5600(%rsp)
vxorps	%zmm7,%zmm6,%zmm5
vmovups	%zmm5,4256(%rsp)
vmulps	1184(%rsp),%zmm18,%zmm6
vfnmadd231ps	%zmm12,%zmm6,%zmm29
vxorps	%zmm7,%zmm12,%zmm5
vmovups	%zmm5,5280(%rsp)
vfnmadd231ps	%zmm1,%zmm6,%zmm31
vxorps	%zmm7,%zmm1,%zmm1
vmovups	%zmm1,5344(%rsp)
vmovups	%zmm13,4320(%rsp)
vmulps	%zmm13,%zmm29,%zmm23
vfnmadd231ps	%zmm14,%zmm23,%zmm31
vxorps	%zmm7,%zmm14,%zmm1
vfnmadd231ps	%zmm3,%zmm6,%zmm9
vxorps	%zmm7,%zmm3,%zmm18
vfnmadd231ps	%zmm8,%zmm23,%zmm9
vxorps	%zmm7,%zmm8,%zmm5
vmovups	%zmm11,5216(%rsp)
vmulps	%zmm11,%zmm31,%zmm12
vfnmadd231ps	%zmm10,%zmm12,%zmm9
vxorps	%zmm7,%zmm10,%zmm19
vfnmadd231ps	%zmm15,%zmm6,%zmm0
vxorps	%zmm7,%zmm15,%zmm29
vfnmadd231ps	%zmm24,%zmm23,%zmm0
vxorps	%zmm7,%zmm24,%zmm31
vfnmadd231ps	%zmm26,%zmm12,%zmm0
vxorps	%zmm7,%zmm26,%zmm3
vxorps	%xmm26,%xmm26,%xmm26
vmovaps	%zmm4,%zmm15
vmulps	%zmm4,%zmm9,%zmm8
vfnmadd231ps	%zmm27,%zmm8,%zmm0
vxorps	%zmm7,%zmm27,%zmm10
vmovups	6880(%rsp),%zmm7
vmovaps	%zmm20,%zmm16
vfmadd213ps	%zmm26,%zmm20,%zmm16
vfmadd231ps	%zmm6,%zmm6,%zmm16
vfmadd231ps	%zmm23,%zmm23,%zmm16
vfmadd231ps	%zmm12,%zmm12,%zmm16
vfmadd231ps	%zmm8,%zmm8,%zmm16
vmulps	%zmm7,%zmm0,%zmm24
vfmadd231ps	%zmm24,%zmm24,%zmm16
ja	72f
vbroadcastss	16(%r11),%zmm0
vmovups	2080(%rsp),%zmm11
vdivps	%zmm11,%zmm2,%zmm9
vmovups	3616(%rsp),%zmm25
vdivps	%zmm25,%zmm2,%zmm17
vmulss	%xmm0,%xmm0,%xmm22
vbroadcastss	%xmm22,%zmm22
vcmpgeps	2464(%rsp),%zmm22,%k1
vmulps	128(%rsp),%zmm9,%zmm9
vmulps	1568(%rsp),%zmm17,%zmm17
vmovups	2528(%rsp),%zmm27
vdivps	%zmm27,%zmm2,%zmm21
vmulps	416(%rsp),%zmm21,%zmm21
vmulps	389f(%rip){1to16},%zmm9,%zmm9
vmulps	392f(%rip){1to16},%zmm21,%zmm21
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm21,%zmm9
vmovaps	%zmm21,%zmm9 {%k2}
vbroadcastss	332f(%rip),%zmm22
vmovups	4192(%rsp),%zmm13
vcmpltps	%zmm22,%zmm13,%k2
vaddps	%zmm13,%zmm13,%zmm21
vsqrtps	%zmm21,%zmm21
vmulps	393f(%rip){1to16},%zmm21,%zmm21 {%k2} {z}
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm21,%zmm9
vmovaps	%zmm21,%zmm9 {%k2}
vmulps	%zmm17,%zmm17,%zmm17
vminps	%zmm2,%zmm17,%zmm17
vmulps	%zmm0,%zmm17,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmaxps	%zmm0,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k2}
vcmpltps	%zmm22,%zmm25,%k2
vmovaps	%zmm0,%zmm0 {%k2} {z}
vmulps	%zmm0,%zmm0,%zmm0
vcmpleps	%zmm0,%zmm16,%k1 {%k1}
vmovups	1760(%rsp),%zmm0
vmulps	1888(%rsp),%zmm0,%zmm0
vmulps	1824(%rsp),%zmm0,%zmm0
vmulps	1696(%rsp),%zmm0,%zmm0
vmulps	1632(%rsp),%zmm0,%zmm0
vmulps	%zmm0,%zmm30,%zmm0
vcmpnltps	%zmm0,%zmm26,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vbroadcastss	327f(%rip),%zmm9
vblendmps	%zmm0,%zmm9,%zmm0 {%k1}
vmovups	5152(%rsp),%zmm13
vcmpleps	3680(%rsp),%zmm13,%k1
vminps	394f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovaps	%zmm11,%zmm26
vmovups	2400(%rsp),%zmm14
vcmpeqps	%zmm9,%zmm14,%k1
vmovaps	%zmm0,%zmm14 {%k1}
vcmpeqps	%zmm9,%zmm14,%k1
vmovaps	%zmm2,%zmm22 {%k1} {z}
vxorps	%xmm13,%xmm13,%xmm13
vaddss	%xmm13,%xmm22,%xmm0
vmovshdup	%xmm22,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vshufpd	$1,%xmm22,%xmm22,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vshufps	$255,%xmm22,%xmm22,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vextractf32x4	$1,%ymm22,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vmovshdup	%xmm9,%xmm16
vaddss	%xmm16,%xmm0,%xmm0
vshufpd	$1,%xmm9,%xmm9,%xmm16
vaddss	%xmm16,%xmm0,%xmm0
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vextractf32x4	$2,%zmm22,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vmovshdup	%xmm9,%xmm16
vaddss	%xmm16,%xmm0,%xmm0
vshufpd	$1,%xmm9,%xmm9,%xmm16
vaddss	%xmm16,%xmm0,%xmm0
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vextractf32x4	$3,%zmm22,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vmovshdup	%xmm9,%xmm16
vaddss	%xmm16,%xmm0,%xmm0
vshufpd	$1,%xmm9,%xmm9,%xmm16
vaddss	%xmm16,%xmm0,%xmm0
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm0,%xmm9,%xmm0
vucomiss	%xmm13,%xmm0
vmovups	1248(%rsp),%zmm11
vmovups	1312(%rsp),%zmm0
vmovups	%zmm0,1120(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vbroadcastss	376f(%rip),%zmm25
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	377f(%rip),%zmm28
vbroadcastss	353f(%rip),%zmm17
ja	52b
jmp	73f
.p2align	4
72:
vmulps	%zmm24,%zmm7,%zmm0
vfmadd213ps	%zmm8,%zmm0,%zmm10
vmulps	%zmm10,%zmm15,%zmm8
vfmadd213ps	%zmm12,%zmm8,%zmm19
vfmadd213ps	%zmm19,%zmm0,%zmm3
vmulps	5216(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm23,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm8,%zmm5
vfmadd213ps	%zmm5,%zmm0,%zmm31
vmulps	4320(%rsp),%zmm31,%zmm7
vmovups	5280(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm7,%zmm4
vmovups	5344(%rsp),%zmm1
vfmadd213ps	%zmm4,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm8,%zmm18
vfmadd213ps	%zmm18,%zmm0,%zmm29
vmulps	1184(%rsp),%zmm29,%zmm1
vmovups	5408(%rsp),%zmm5
vfmadd213ps	%zmm20,%zmm1,%zmm5
vmovups	5472(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm7,%zmm4
vmovups	5536(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm3,%zmm5
vmovups	5600(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm8,%zmm4
vmovups	4256(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm0,%zmm5
vmovups	864(%rsp),%zmm4
vmulps	%zmm5,%zmm4,%zmm12
vmovups	928(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm11
vmovups	2080(%rsp),%zmm24
vmulps	%zmm7,%zmm24,%zmm23
vmovups	2528(%rsp),%zmm15
vmulps	%zmm3,%zmm15,%zmm9
vmovups	3296(%rsp),%zmm6
vmulps	%zmm8,%zmm6,%zmm19
vmovups	3360(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm13
vmovups	1504(%rsp),%zmm3
vaddps	%zmm11,%zmm3,%zmm0
vxorps	%xmm20,%xmm20,%xmm20
vmovups	4704(%rsp),%zmm26
vminps	%zmm0,%zmm26,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm26,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	4768(%rsp),%zmm27
vmaxps	%zmm1,%zmm27,%zmm1
vmovaps	%zmm27,%zmm1 {%k1}
vcmpeqps	%zmm3,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	2016(%rsp),%zmm3
vaddps	%zmm12,%zmm3,%zmm0
vmovups	4576(%rsp),%zmm29
vminps	%zmm0,%zmm29,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm29,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm30,%zmm18
vmovups	4640(%rsp),%zmm30
vmaxps	%zmm1,%zmm30,%zmm1
vmovaps	%zmm30,%zmm1 {%k2}
vcmpeqps	%zmm3,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	128(%rsp),%zmm10
vmovups	%zmm23,1184(%rsp)
vaddps	%zmm23,%zmm10,%zmm0
vmovups	4064(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm8,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	4128(%rsp),%zmm8
vmaxps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k2}
vcmpeqps	%zmm10,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	416(%rsp),%zmm8
vmovups	%zmm9,544(%rsp)
vaddps	%zmm9,%zmm8,%zmm0
vmovups	4832(%rsp),%zmm14
vminps	%zmm0,%zmm14,%zmm1
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm14,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	4896(%rsp),%zmm31
vmaxps	%zmm1,%zmm31,%zmm1
vmovaps	%zmm31,%zmm1 {%k3}
vcmpeqps	%zmm8,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	1248(%rsp),%zmm8
vaddps	%zmm19,%zmm8,%zmm0
vmovups	4960(%rsp),%zmm9
vminps	%zmm0,%zmm9,%zmm1
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm9,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3424(%rsp),%zmm23
vmaxps	%zmm1,%zmm23,%zmm1
vmovaps	%zmm23,%zmm1 {%k4}
vcmpeqps	%zmm8,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vmovups	1312(%rsp),%zmm8
vaddps	%zmm13,%zmm8,%zmm0
vmovups	3488(%rsp),%zmm23
vminps	%zmm0,%zmm23,%zmm1
vcmpunordps	%zmm0,%zmm0,%k5
vmovaps	%zmm23,%zmm1 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vmovups	3552(%rsp),%zmm23
vmaxps	%zmm1,%zmm23,%zmm1
vmovaps	%zmm23,%zmm1 {%k5}
vcmpeqps	%zmm8,%zmm1,%k5
vcmpneqps	%zmm1,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	336f(%rip),%zmm1 {%k4} {z}
vpord	337f(%rip){1to16},%zmm1,%zmm1 {%k5}
vpord	335f(%rip){1to16},%zmm1,%zmm1 {%k3}
vpord	334f(%rip){1to16},%zmm1,%zmm1 {%k2}
vpord	333f(%rip){1to16},%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm1
vmovups	6304(%rsp),%zmm0
vminps	%zmm2,%zmm0,%zmm0
vminps	%zmm0,%zmm17,%zmm0
vminps	%zmm0,%zmm22,%zmm0
vminps	%zmm0,%zmm25,%zmm0
vmovaps	%zmm3,%zmm25
vminps	%zmm0,%zmm28,%zmm0
vmulps	6368(%rsp),%zmm4,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovups	1888(%rsp),%zmm8
vsubps	%zmm8,%zmm2,%zmm4
vfmadd231ps	%zmm3,%zmm8,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k1}
vmulps	5856(%rsp),%zmm5,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
vmovups	1760(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm4
vfmadd231ps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k1}
vmulps	800(%rsp),%zmm24,%zmm3
vmulps	%zmm3,%zmm24,%zmm3
vmovups	1824(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm4
vfmadd231ps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vmulps	3808(%rsp),%zmm15,%zmm0
vmulps	%zmm0,%zmm15,%zmm0
vmovups	1696(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm4
vfmadd231ps	%zmm0,%zmm5,%zmm4
vmovups	5664(%rsp),%zmm0
vsubps	4000(%rsp),%zmm0,%zmm15
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vmovups	3232(%rsp),%zmm4
vfmadd132ps	480(%rsp),%zmm20,%zmm4
vmovups	352(%rsp),%zmm0
vfmadd231ps	2848(%rsp),%zmm0,%zmm4
vmovups	992(%rsp),%zmm0
vfmadd231ps	2912(%rsp),%zmm0,%zmm4
vmovups	1440(%rsp),%zmm0
vfmadd231ps	2976(%rsp),%zmm0,%zmm4
vmovups	192(%rsp),%zmm0
vfmadd231ps	3104(%rsp),%zmm0,%zmm4
vmulps	4384(%rsp),%zmm6,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovups	1632(%rsp),%zmm0
vsubps	%zmm0,%zmm2,%zmm6
vfmadd231ps	%zmm5,%zmm0,%zmm6
vminps	%zmm3,%zmm6,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vmovups	1056(%rsp),%zmm0
vfmadd231ps	3168(%rsp),%zmm0,%zmm4
vmulps	64(%rsp),%zmm7,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vsubps	%zmm18,%zmm2,%zmm6
vmovups	%zmm18,608(%rsp)
vfmadd231ps	%zmm3,%zmm18,%zmm6
vminps	%zmm5,%zmm6,%zmm3
vsqrtps	%zmm16,%zmm16
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm6,%zmm3 {%k1}
vdivps	%zmm10,%zmm2,%zmm5
vmulps	%zmm5,%zmm24,%zmm0
vmovups	2272(%rsp),%zmm5
vcmpnltps	%zmm5,%zmm20,%k0
vcmpltps	%zmm5,%zmm20,%k2
vcmpltps	397f(%rip){1to16},%zmm3,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm3
vmovups	3040(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm4
vbroadcastss	323f(%rip),%zmm23
vmulps	%zmm23,%zmm8,%zmm5
vmaxps	%zmm4,%zmm5,%zmm6
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm5,%zmm6 {%k4}
vmaxps	97f(%rip){1to16},%zmm6,%zmm4
vdivps	%zmm4,%zmm2,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovups	3936(%rsp),%zmm28
vmulps	%zmm4,%zmm28,%zmm4
vmovups	4512(%rsp),%zmm6
vminps	%zmm4,%zmm6,%zmm5
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm6,%zmm5 {%k4}
vmaxps	423f(%rip){1to16},%zmm5,%zmm7
vcmpnltps	%zmm8,%zmm20,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm2,%zmm7 {%k4}
vmulps	424f(%rip){1to16},%zmm16,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmovups	%zmm0,672(%rsp)
vmulps	%zmm4,%zmm0,%zmm4
korw	%k0,%k3,%k5
vbroadcastss	332f(%rip),%zmm24
vmovaps	%zmm24,%zmm4 {%k5}
vcmpleps	%zmm3,%zmm4,%k4
vmulss	%xmm3,%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpgeps	2464(%rsp),%zmm3,%k0 {%k4}
vcmpgtps	4448(%rsp),%zmm16,%k4
korw	%k3,%k4,%k3
kandw	%k3,%k2,%k3
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm15,800(%rsp)
vcmpnltps	%zmm15,%zmm20,%k2
vptestmd	%zmm1,%zmm1,%k6
korw	%k2,%k1,%k7
vmovdqu64	6240(%rsp),%zmm0
vpord	%zmm1,%zmm0,%zmm1
vmovdqa32	%zmm0,%zmm1 {%k7}
vmovdqu64	%zmm1,736(%rsp)
vbroadcastss	83f(%rip),%zmm20
vandps	%zmm20,%zmm12,%zmm3
vbroadcastss	425f(%rip),%zmm21
vaddps	%zmm21,%zmm3,%zmm3
vdivps	%zmm3,%zmm2,%zmm8
vmovups	3744(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm3
vminps	%zmm7,%zmm3,%zmm4
vcmpunordps	%zmm7,%zmm7,%k4
vandps	%zmm20,%zmm11,%zmm5
vaddps	%zmm21,%zmm5,%zmm5
vdivps	%zmm5,%zmm2,%zmm5
vmovaps	%zmm3,%zmm4 {%k4}
vmovups	1120(%rsp),%zmm0
vmulps	%zmm5,%zmm0,%zmm3
vminps	%zmm4,%zmm3,%zmm6
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm3,%zmm6 {%k4}
vandps	%zmm20,%zmm19,%zmm3
vaddps	%zmm21,%zmm3,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vbroadcastss	96f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm4
vmulps	%zmm4,%zmm22,%zmm10
vmulps	%zmm4,%zmm0,%zmm4
vminps	%zmm10,%zmm4,%zmm15
vcmpunordps	%zmm10,%zmm10,%k4
vmovaps	%zmm4,%zmm15 {%k4}
vmulps	6176(%rsp),%zmm3,%zmm4
vminps	%zmm15,%zmm4,%zmm10
vcmpunordps	%zmm15,%zmm15,%k4
vmovaps	%zmm4,%zmm10 {%k4}
vminps	%zmm6,%zmm10,%zmm15
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm10,%zmm15 {%k4}
vmovups	%zmm13,64(%rsp)
vandps	%zmm20,%zmm13,%zmm4
vaddps	%zmm21,%zmm4,%zmm4
vdivps	%zmm4,%zmm2,%zmm4
vmulps	%zmm18,%zmm4,%zmm6
vmulps	%zmm6,%zmm22,%zmm10
vmulps	%zmm6,%zmm0,%zmm6
vminps	%zmm10,%zmm6,%zmm18
vcmpunordps	%zmm10,%zmm10,%k4
vmovaps	%zmm6,%zmm18 {%k4}
vmulps	6112(%rsp),%zmm4,%zmm6
vminps	%zmm18,%zmm6,%zmm10
vcmpunordps	%zmm18,%zmm18,%k4
vmovaps	%zmm6,%zmm10 {%k4}
vminps	%zmm15,%zmm10,%zmm22
vcmpunordps	%zmm15,%zmm15,%k4
vmovaps	%zmm10,%zmm22 {%k4}
vcmpgtps	4192(%rsp),%zmm24,%k4
vmovaps	%zmm2,%zmm6 {%k4} {z}
vxorps	%xmm0,%xmm0,%xmm0
vaddss	%xmm0,%xmm6,%xmm10
vmovshdup	%xmm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufpd	$1,%xmm6,%xmm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufps	$255,%xmm6,%xmm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vextractf128	$1,%ymm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vmovshdup	%xmm15,%xmm18
vaddss	%xmm18,%xmm10,%xmm10
vshufpd	$1,%xmm15,%xmm15,%xmm18
vaddss	%xmm18,%xmm10,%xmm10
vshufps	$255,%xmm15,%xmm15,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vextractf32x4	$2,%zmm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vmovshdup	%xmm15,%xmm18
vaddss	%xmm18,%xmm10,%xmm10
vshufpd	$1,%xmm15,%xmm15,%xmm18
vaddss	%xmm18,%xmm10,%xmm10
vshufps	$255,%xmm15,%xmm15,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vextractf32x4	$3,%zmm6,%xmm6
vaddss	%xmm6,%xmm10,%xmm10
vmovshdup	%xmm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufpd	$1,%xmm6,%xmm6,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufps	$255,%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm10,%xmm6
vmovups	2784(%rsp),%zmm21
vmulps	%zmm23,%zmm21,%zmm21 {%k3}
vmovaps	%zmm14,%zmm23
korw	%k6,%k7,%k3
vmovups	1568(%rsp),%zmm1
vmovaps	%zmm24,%zmm1 {%k5}
vmovups	%zmm1,1568(%rsp)
vmovups	1504(%rsp),%zmm24
vmovups	4128(%rsp),%zmm13
vmovups	4064(%rsp),%zmm1
vucomiss	%xmm0,%xmm6
vmovaps	%zmm22,%zmm6
jbe	48b
vxorps	%xmm14,%xmm14,%xmm14
vcmpltps	%zmm14,%zmm12,%k5
vsubps	%zmm25,%zmm29,%zmm6
vsubps	%zmm30,%zmm25,%zmm6 {%k5}
vmulps	%zmm8,%zmm6,%zmm8
vmulps	1888(%rsp),%zmm6,%zmm6
vbroadcastss	426f(%rip),%zmm18
vmulps	%zmm18,%zmm8,%zmm8
vcmpltps	%zmm6,%zmm14,%k5
vbroadcastss	332f(%rip),%zmm10
vmovaps	%zmm10,%zmm6
vminps	%zmm10,%zmm8,%zmm6 {%k5}
vcmpltps	%zmm14,%zmm11,%k5
vsubps	%zmm24,%zmm26,%zmm8
vsubps	%zmm27,%zmm24,%zmm8 {%k5}
vmulps	%zmm5,%zmm8,%zmm5
vmulps	1760(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm14,%k5
vmovaps	%zmm10,%zmm8
vmulps	%zmm18,%zmm5,%zmm8 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k5}
vmovups	1184(%rsp),%zmm0
vandps	%zmm20,%zmm0,%zmm6
vbroadcastss	425f(%rip),%zmm15
vaddps	%zmm15,%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm6
vcmpltps	%zmm14,%zmm0,%k5
vmovups	128(%rsp),%zmm0
vsubps	%zmm0,%zmm1,%zmm8
vsubps	%zmm13,%zmm0,%zmm8 {%k5}
vmulps	%zmm6,%zmm8,%zmm6
vmulps	1824(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm14,%k5
vmovaps	%zmm10,%zmm8
vmulps	%zmm18,%zmm6,%zmm8 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vminps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k5}
vmovups	544(%rsp),%zmm0
vandps	%zmm20,%zmm0,%zmm6
vaddps	%zmm15,%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm6
vcmpltps	%zmm14,%zmm0,%k5
vmovups	416(%rsp),%zmm0
vsubps	%zmm0,%zmm23,%zmm8
vsubps	%zmm31,%zmm0,%zmm8 {%k5}
vmulps	%zmm6,%zmm8,%zmm6
vmulps	1696(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm14,%k5
vmovaps	%zmm10,%zmm8
vmulps	%zmm18,%zmm6,%zmm8 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vminps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k5}
vcmpltps	%zmm14,%zmm19,%k5
vmovups	1248(%rsp),%zmm0
vsubps	%zmm0,%zmm9,%zmm6
vsubps	3424(%rsp),%zmm0,%zmm6 {%k5}
vmulps	%zmm3,%zmm6,%zmm3
vmulps	1632(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm14,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm18,%zmm3,%zmm6 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vminps	%zmm5,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k5}
vcmpgtps	64(%rsp),%zmm14,%k5
vmovups	1312(%rsp),%zmm0
vmovups	3488(%rsp),%zmm5
vsubps	%zmm0,%zmm5,%zmm5
vsubps	3552(%rsp),%zmm0,%zmm5 {%k5}
vmulps	%zmm4,%zmm5,%zmm4
vmulps	608(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm14,%k5
vmovaps	%zmm10,%zmm5
vmulps	%zmm18,%zmm4,%zmm5 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k5}
vcmpltps	%zmm22,%zmm3,%k4 {%k4}
vblendmps	%zmm3,%zmm22,%zmm6 {%k4}
jmp	48b
.p2align	4
73:
vmovups	%zmm14,2400(%rsp)
vmulps	%zmm24,%zmm7,%zmm0
vfmadd213ps	%zmm8,%zmm0,%zmm10
vmulps	%zmm10,%zmm15,%zmm8
vfmadd213ps	%zmm12,%zmm8,%zmm19
vfmadd213ps	%zmm19,%zmm0,%zmm3
vmulps	5216(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm23,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm8,%zmm5
vfmadd213ps	%zmm5,%zmm0,%zmm31
vmulps	4320(%rsp),%zmm31,%zmm7
vmovups	5280(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm7,%zmm4
vmovups	5344(%rsp),%zmm1
vfmadd213ps	%zmm4,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm8,%zmm18
vfmadd213ps	%zmm18,%zmm0,%zmm29
vmulps	1184(%rsp),%zmm29,%zmm1
vmovups	5408(%rsp),%zmm4
vfmadd213ps	%zmm20,%zmm1,%zmm4
vmovups	5472(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm7,%zmm5
vmovups	5536(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm3,%zmm4
vmovups	5600(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm8,%zmm5
vmovups	4256(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vmulps	864(%rsp),%zmm4,%zmm13
vmulps	928(%rsp),%zmm1,%zmm1
vmovups	%zmm1,64(%rsp)
vmulps	%zmm7,%zmm26,%zmm1
vmovups	%zmm1,480(%rsp)
vmulps	%zmm3,%zmm27,%zmm1
vmovups	%zmm1,1056(%rsp)
vmulps	3296(%rsp),%zmm8,%zmm1
vmovups	%zmm1,192(%rsp)
vmulps	3360(%rsp),%zmm0,%zmm0
vmovups	%zmm0,352(%rsp)
vdivps	5984(%rsp),%zmm2,%zmm0
vmulps	6048(%rsp),%zmm0,%zmm0
vpbroadcastd	373f(%rip),%zmm21
vpaddd	%zmm21,%zmm0,%zmm1
vpbroadcastd	374f(%rip),%zmm22
vpandd	%zmm22,%zmm1,%zmm1
vpbroadcastd	85f(%rip),%zmm23
vpsubd	%zmm1,%zmm23,%zmm3
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm2,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vbroadcastss	375f(%rip),%zmm24
vmovaps	%zmm24,%zmm4
vfmadd213ps	%zmm25,%zmm3,%zmm4
vmovaps	%zmm28,%zmm5
vfmadd213ps	378f(%rip){1to16},%zmm3,%zmm5
vbroadcastss	379f(%rip),%zmm6
vfmadd213ps	382f(%rip){1to16},%zmm3,%zmm6
vfmadd231ps	383f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm5,%zmm0,%zmm6
vfmadd213ps	%zmm4,%zmm0,%zmm6
vfmadd213ps	%zmm3,%zmm0,%zmm6
vfmadd231ps	384f(%rip){1to16},%zmm1,%zmm6
vmovups	5024(%rsp),%zmm0
vfmadd231ps	395f(%rip){1to16},%zmm0,%zmm6
vmovups	5088(%rsp),%zmm0
vfmadd231ps	396f(%rip){1to16},%zmm0,%zmm6
vmovups	%zmm6,800(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
cmpb	$0,36(%rsp)
vbroadcastss	83f(%rip),%zmm11
vbroadcastss	99f(%rip),%zmm20
movl	16(%rsp),%r13d
je	76f
movq	%r10,%rcx
xorl	%edx,%edx
.p2align	4
74:
leaq	(%rdx,%r14),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmovups	128(%rsp),%zmm4
vmulps	(%r15,%rsi),%zmm4,%zmm4
movq	%r15,%rsi
movq	%rcx,%rdi
movq	%r14,%r9
vbroadcastss	378f(%rip),%zmm30
vbroadcastss	382f(%rip),%zmm26
vbroadcastss	383f(%rip),%zmm27
vbroadcastss	384f(%rip),%zmm12
vmovups	416(%rsp),%zmm14
.p2align	4
75:
vmovaps	(%rsi),%zmm5
vfmadd213ps	%zmm14,%zmm4,%zmm5
vdivps	%zmm5,%zmm2,%zmm6
vmovaps	(%rdi),%zmm8
vsubps	%zmm5,%zmm8,%zmm8
vmulps	%zmm6,%zmm8,%zmm8
vaddps	%zmm20,%zmm6,%zmm6
vcmpltps	%zmm8,%zmm20,%k1
vmovaps	%zmm8,%zmm6 {%k1}
vaddps	%zmm2,%zmm6,%zmm10
vpaddd	%zmm21,%zmm10,%zmm10
vpandd	%zmm22,%zmm10,%zmm10
vpsubd	%zmm10,%zmm23,%zmm15
vaddps	%zmm2,%zmm5,%zmm16
vcvtdq2ps	%zmm10,%zmm10
vaddps	%zmm20,%zmm15,%zmm17
vfmadd231ps	%zmm6,%zmm15,%zmm17
vmulps	%zmm17,%zmm17,%zmm6
vmovaps	%zmm24,%zmm15
vfmadd213ps	%zmm25,%zmm17,%zmm15
vmovaps	%zmm28,%zmm18
vbroadcastss	379f(%rip),%zmm19
vfmadd213ps	%zmm30,%zmm17,%zmm18
vfmadd213ps	%zmm26,%zmm17,%zmm19
vfmadd231ps	%zmm27,%zmm6,%zmm19
vfmadd213ps	%zmm18,%zmm6,%zmm19
vfmadd213ps	%zmm15,%zmm6,%zmm19
vfmadd213ps	%zmm17,%zmm6,%zmm19
vfmadd231ps	%zmm12,%zmm10,%zmm19
vaddps	%zmm2,%zmm8,%zmm6
vmaxps	%zmm20,%zmm8,%zmm8
vdivps	%zmm16,%zmm2,%zmm10
vfmsub231ps	%zmm6,%zmm19,%zmm8
vmulps	%zmm10,%zmm10,%zmm6
vmulps	%zmm6,%zmm10,%zmm15
vaddps	%zmm10,%zmm1,%zmm1
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm15,%zmm9,%zmm9
vfmadd231ps	%zmm8,%zmm5,%zmm0
vfmadd231ps	%zmm6,%zmm6,%zmm7
vfmadd231ps	%zmm6,%zmm15,%zmm31
vfmadd231ps	%zmm15,%zmm15,%zmm29
addq	$64,%rdi
addq	$320,%rsi
decq	%r9
jne	75b
incq	%rdx
addq	%rax,%rcx
cmpq	%r14,%rdx
jne	74b
76:
vandps	%zmm11,%zmm13,%zmm4
vxorps	%xmm5,%xmm5,%xmm5
vmaxps	%zmm5,%zmm4,%zmm4
vmovups	64(%rsp),%zmm17
vandps	%zmm11,%zmm17,%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vandps	192(%rsp),%zmm11,%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vandps	352(%rsp),%zmm11,%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovups	2400(%rsp),%zmm26
vcmpleps	%zmm2,%zmm26,%k2
vmovups	1312(%rsp),%zmm25
vmovups	1248(%rsp),%zmm20
vminps	%zmm25,%zmm20,%zmm5
vmulps	399f(%rip){1to16},%zmm5,%zmm5
vcmpleps	%zmm5,%zmm4,%k3 {%k2}
vmovups	928(%rsp),%zmm11
vmulps	544(%rsp),%zmm11,%zmm4
vmovups	864(%rsp),%zmm12
vmulps	%zmm12,%zmm4,%zmm24
vmovups	2080(%rsp),%zmm5
vmulps	1952(%rsp),%zmm5,%zmm4
vmulps	%zmm12,%zmm4,%zmm28
vmulps	1376(%rsp),%zmm5,%zmm4
vmulps	%zmm24,%zmm28,%zmm19
vfmsub231ps	%zmm4,%zmm11,%zmm19
vmovups	2528(%rsp),%zmm23
vmulps	2592(%rsp),%zmm23,%zmm4
vmulps	%zmm12,%zmm4,%zmm22
vmulps	2656(%rsp),%zmm23,%zmm4
vmulps	%zmm24,%zmm22,%zmm15
vfmsub231ps	%zmm4,%zmm11,%zmm15
vmulps	2720(%rsp),%zmm23,%zmm4
vmulps	%zmm28,%zmm22,%zmm18
vfmsub231ps	%zmm4,%zmm5,%zmm18
vmovups	3296(%rsp),%zmm14
vmulps	608(%rsp),%zmm14,%zmm4
vmulps	%zmm12,%zmm4,%zmm21
vmulps	672(%rsp),%zmm14,%zmm6
vmulps	%zmm24,%zmm21,%zmm4
vfmsub231ps	%zmm6,%zmm11,%zmm4
vmulps	3872(%rsp),%zmm14,%zmm6
vmulps	%zmm28,%zmm21,%zmm8
vfmsub231ps	%zmm6,%zmm5,%zmm8
vmulps	2144(%rsp),%zmm14,%zmm6
vmulps	%zmm22,%zmm21,%zmm10
vfmsub231ps	%zmm6,%zmm23,%zmm10
vmovups	3360(%rsp),%zmm30
vmulps	736(%rsp),%zmm30,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmulps	5728(%rsp),%zmm30,%zmm16
vmulps	%zmm24,%zmm6,%zmm12
vfmsub231ps	%zmm16,%zmm11,%zmm12
vmovups	%zmm12,992(%rsp)
vmovups	2016(%rsp),%zmm12
vaddps	%zmm12,%zmm13,%zmm13
vcmpunordps	%zmm13,%zmm13,%k1
vmovups	4576(%rsp),%zmm11
vminps	%zmm13,%zmm11,%zmm13
vmovaps	%zmm11,%zmm13 {%k1}
vcmpunordps	%zmm13,%zmm13,%k1
vmovups	4640(%rsp),%zmm11
vmaxps	%zmm13,%zmm11,%zmm13
vmovaps	%zmm11,%zmm13 {%k1}
vmovaps	%zmm13,%zmm12 {%k3}
vcmpeqps	326f(%rip){1to16},%zmm26,%k1
vbroadcastss	208(%r11),%zmm16
vmovaps	%zmm16,%zmm12 {%k1}
leaq	(%r8,%r12),%rdi
movq	%rdi,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm11
vmovups	%zmm11,1440(%rsp)
movq	(%rsp),%rbx
vmovaps	%zmm12,(%rbx,%rax)
vmovups	1504(%rsp),%zmm13
vaddps	%zmm13,%zmm17,%zmm12
vcmpunordps	%zmm12,%zmm12,%k4
vmovups	4704(%rsp),%zmm11
vminps	%zmm12,%zmm11,%zmm12
vmovaps	%zmm11,%zmm12 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vmovups	4768(%rsp),%zmm11
vmaxps	%zmm12,%zmm11,%zmm12
vmovaps	%zmm11,%zmm12 {%k4}
vmovaps	%zmm12,%zmm13 {%k3}
vmovaps	%zmm16,%zmm13 {%k1}
movq	56(%rsp),%r9
addq	%r9,%rdi
shlq	$6,%rdi
vmovaps	%zmm13,(%rbx,%rdi)
vmovups	%zmm24,672(%rsp)
vmovaps	%zmm24,%zmm12
vfnmadd213ps	%zmm2,%zmm24,%zmm12
vbroadcastss	388f(%rip),%zmm27
vmaxps	%zmm27,%zmm12,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	2336(%rsp),%zmm30,%zmm17
vmulps	%zmm28,%zmm6,%zmm24
vfmsub231ps	%zmm17,%zmm5,%zmm24
vdivps	%zmm13,%zmm2,%zmm5
vmulps	2208(%rsp),%zmm30,%zmm13
vmulps	%zmm22,%zmm6,%zmm26
vfmsub231ps	%zmm13,%zmm23,%zmm26
vmovaps	%zmm22,%zmm23
vmovaps	%zmm21,%zmm22
vminps	%zmm2,%zmm12,%zmm12
vmulps	%zmm5,%zmm19,%zmm21
vmovups	%zmm28,736(%rsp)
vfnmadd213ps	%zmm2,%zmm28,%zmm28
vfnmadd231ps	%zmm21,%zmm21,%zmm28
vminps	%zmm12,%zmm28,%zmm12
vmaxps	%zmm27,%zmm28,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	5792(%rsp),%zmm30,%zmm19
vmulps	%zmm22,%zmm6,%zmm11
vfmsub231ps	%zmm19,%zmm14,%zmm11
vdivps	%zmm13,%zmm2,%zmm17
vmulps	%zmm5,%zmm15,%zmm13
vfnmadd231ps	%zmm21,%zmm13,%zmm18
vmulps	%zmm17,%zmm18,%zmm28
vmovups	%zmm23,544(%rsp)
vmovaps	%zmm23,%zmm15
vfnmadd213ps	%zmm2,%zmm23,%zmm15
vfnmadd231ps	%zmm13,%zmm13,%zmm15
vfnmadd231ps	%zmm28,%zmm28,%zmm15
vminps	%zmm12,%zmm15,%zmm19
vmaxps	%zmm27,%zmm15,%zmm12
vsqrtps	%zmm12,%zmm12
vdivps	%zmm12,%zmm2,%zmm18
vmulps	%zmm5,%zmm4,%zmm15
vfnmadd231ps	%zmm21,%zmm15,%zmm8
vmulps	%zmm17,%zmm8,%zmm4
vfnmadd231ps	%zmm13,%zmm15,%zmm10
vfnmadd231ps	%zmm28,%zmm4,%zmm10
vmulps	%zmm18,%zmm10,%zmm8
vmovaps	%zmm22,%zmm10
vfnmadd213ps	%zmm2,%zmm22,%zmm10
vfnmadd231ps	%zmm15,%zmm15,%zmm10
vfnmadd231ps	%zmm4,%zmm4,%zmm10
vfnmadd231ps	%zmm8,%zmm8,%zmm10
vminps	%zmm19,%zmm10,%zmm19
vmaxps	%zmm27,%zmm10,%zmm10
vsqrtps	%zmm10,%zmm10
vmovups	128(%rsp),%zmm14
vaddps	480(%rsp),%zmm14,%zmm27
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	4064(%rsp),%zmm30
vminps	%zmm27,%zmm30,%zmm27
vmovaps	%zmm30,%zmm27 {%k4}
vdivps	%zmm10,%zmm2,%zmm23
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	4128(%rsp),%zmm30
vmaxps	%zmm27,%zmm30,%zmm10
vmovaps	%zmm30,%zmm10 {%k4}
vmovaps	%zmm10,%zmm14 {%k3}
leaq	(%rbx,%rax),%rcx
vmovups	1440(%rsp),%zmm12
vmulps	%zmm12,%zmm14,%zmm10
vmovaps	%zmm16,%zmm10 {%k1}
movq	%r9,%rdx
shlq	$7,%rdx
vmovaps	%zmm10,(%rdx,%rcx)
vmovups	%zmm5,1376(%rsp)
vmulps	992(%rsp),%zmm5,%zmm30
vmovups	%zmm21,608(%rsp)
vfnmadd231ps	%zmm21,%zmm30,%zmm24
vmovups	%zmm17,992(%rsp)
vmulps	%zmm17,%zmm24,%zmm27
vfnmadd231ps	%zmm13,%zmm30,%zmm26
vfnmadd231ps	%zmm28,%zmm27,%zmm26
vmovups	%zmm18,64(%rsp)
vmulps	%zmm18,%zmm26,%zmm26
vfnmadd231ps	%zmm15,%zmm30,%zmm11
vfnmadd231ps	%zmm4,%zmm27,%zmm11
vfnmadd231ps	%zmm8,%zmm26,%zmm11
vmovups	%zmm23,480(%rsp)
vmulps	%zmm23,%zmm11,%zmm5
vmovaps	%zmm6,%zmm10
vfnmadd213ps	%zmm2,%zmm6,%zmm10
vfnmadd231ps	%zmm30,%zmm30,%zmm10
vfnmadd231ps	%zmm27,%zmm27,%zmm10
vfnmadd231ps	%zmm26,%zmm26,%zmm10
vfnmadd231ps	%zmm5,%zmm5,%zmm10
vminps	%zmm19,%zmm10,%zmm11
vcmpgtps	397f(%rip){1to16},%zmm11,%k0
vmovups	416(%rsp),%zmm14
vaddps	1056(%rsp),%zmm14,%zmm11
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	4832(%rsp),%zmm19
vminps	%zmm11,%zmm19,%zmm11
vmovaps	%zmm19,%zmm11 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	4896(%rsp),%zmm19
vmaxps	%zmm11,%zmm19,%zmm11
vmovaps	%zmm19,%zmm11 {%k4}
vmovaps	%zmm11,%zmm14 {%k3}
vmulps	%zmm12,%zmm14,%zmm11
vmovups	2400(%rsp),%zmm17
vmovaps	%zmm16,%zmm11 {%k1}
leaq	(%r9,%r9,2),%r14
movq	%r14,%rdx
shlq	$6,%rdx
vmovaps	%zmm11,(%rdx,%rcx)
vaddps	192(%rsp),%zmm20,%zmm11
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	4960(%rsp),%zmm19
vminps	%zmm11,%zmm19,%zmm11
vmovaps	%zmm19,%zmm11 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	3424(%rsp),%zmm19
vmaxps	%zmm11,%zmm19,%zmm11
vmovaps	%zmm19,%zmm11 {%k4}
vmovaps	%zmm11,%zmm20 {%k3}
vmovaps	%zmm16,%zmm20 {%k1}
movq	%r9,%rdx
shlq	$8,%rdx
vmovaps	%zmm20,(%rdx,%rcx)
vaddps	352(%rsp),%zmm25,%zmm11
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	3488(%rsp),%zmm19
vminps	%zmm11,%zmm19,%zmm11
vmovaps	%zmm19,%zmm11 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	3552(%rsp),%zmm19
vmaxps	%zmm11,%zmm19,%zmm11
vmovaps	%zmm19,%zmm11 {%k4}
vmovaps	%zmm11,%zmm25 {%k3}
vmovups	%zmm16,352(%rsp)
vmovaps	%zmm16,%zmm25 {%k1}
leaq	(%r9,%r9,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm25,(%rsi,%rcx)
movl	$6,%ecx
testb	$2,%r13b
je	77f
vbroadcastss	342f(%rip),%zmm14
vmovaps	%zmm5,%zmm20
vxorps	672(%rsp),%zmm14,%zmm5
vmaxps	388f(%rip){1to16},%zmm10,%zmm10
vsqrtps	%zmm10,%zmm10
vdivps	%zmm10,%zmm2,%zmm10
vmovups	%zmm10,1952(%rsp)
vmulps	2080(%rsp),%zmm12,%zmm10
vmovups	%zmm10,672(%rsp)
vmulps	2528(%rsp),%zmm12,%zmm10
vmovups	%zmm10,1440(%rsp)
kandw	%k0,%k2,%k2
andl	$4,%r13d
movl	%r13d,16(%rsp)
movl	%r13d,%ecx
shrl	$2,%ecx
movq	%r14,%rsi
shlq	$7,%rsi
addq	%rbx,%rsi
xorl	%ebx,%ebx
testl	%r13d,%r13d
setne	%bl
leaq	8(%rcx,%rcx,2),%rcx
movl	$15,%r13d
movq	%rdi,192(%rsp)
movl	$9,%edi
cmoveq	%rdi,%r13
movq	%r14,1056(%rsp)
movl	$20,%r14d
movl	$10,%edi
cmoveq	%rdi,%r14
movl	$26,%edi
movq	%r12,%r9
movq	%r8,%r12
movl	$11,%r8d
cmoveq	%r8,%rdi
movq	%r12,%r8
movq	%r9,%r12
movq	56(%rsp),%r9
addq	$7,%rbx
imulq	%r9,%rbx
shlq	$6,%rbx
addq	(%rsp),%rbx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	(%rsp),%rcx
imulq	%r9,%r13
shlq	$6,%r13
addq	(%rsp),%r13
imulq	%r9,%r14
shlq	$6,%r14
addq	(%rsp),%r14
imulq	%r9,%rdi
shlq	$6,%rdi
addq	(%rsp),%rdi
vmovups	1376(%rsp),%zmm25
vmulps	%zmm5,%zmm25,%zmm24
vmovups	736(%rsp),%zmm5
vmovups	608(%rsp),%zmm11
vfmadd231ps	%zmm24,%zmm11,%zmm5
vxorps	%zmm14,%zmm5,%zmm5
vmovups	992(%rsp),%zmm18
vmulps	%zmm5,%zmm18,%zmm21
vxorps	%zmm14,%zmm25,%zmm5
vmulps	%zmm5,%zmm11,%zmm5
vmulps	%zmm18,%zmm5,%zmm10
vmovups	544(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm13,%zmm5
vfmadd231ps	%zmm21,%zmm28,%zmm5
vxorps	%zmm14,%zmm5,%zmm11
vmovups	64(%rsp),%zmm12
vmulps	%zmm11,%zmm12,%zmm5
vmulps	%zmm13,%zmm25,%zmm11
vfmadd231ps	%zmm10,%zmm28,%zmm11
vxorps	%zmm14,%zmm11,%zmm11
vmulps	%zmm11,%zmm12,%zmm19
vxorps	%zmm14,%zmm18,%zmm11
vmulps	%zmm11,%zmm28,%zmm11
vmulps	%zmm12,%zmm11,%zmm16
vfmadd231ps	%zmm24,%zmm15,%zmm22
vfmadd231ps	%zmm21,%zmm4,%zmm22
vfmadd231ps	%zmm5,%zmm8,%zmm22
vxorps	%zmm14,%zmm22,%zmm11
vmovups	480(%rsp),%zmm17
vmulps	%zmm11,%zmm17,%zmm13
vmulps	%zmm15,%zmm25,%zmm11
vfmadd231ps	%zmm10,%zmm4,%zmm11
vfmadd231ps	%zmm19,%zmm8,%zmm11
vxorps	%zmm14,%zmm11,%zmm11
vmulps	%zmm11,%zmm17,%zmm28
vmulps	%zmm4,%zmm18,%zmm4
vfmadd231ps	%zmm16,%zmm8,%zmm4
vxorps	%zmm14,%zmm4,%zmm4
vmulps	%zmm4,%zmm17,%zmm22
vxorps	%zmm14,%zmm12,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm17,%zmm4,%zmm15
vfmadd231ps	%zmm24,%zmm30,%zmm6
vfmadd231ps	%zmm21,%zmm27,%zmm6
vfmadd231ps	%zmm5,%zmm26,%zmm6
vfmadd231ps	%zmm13,%zmm20,%zmm6
vxorps	%zmm14,%zmm6,%zmm8
vmovups	1952(%rsp),%zmm4
vmulps	%zmm8,%zmm4,%zmm11
vmulps	%zmm30,%zmm25,%zmm8
vfmadd231ps	%zmm10,%zmm27,%zmm8
vfmadd231ps	%zmm19,%zmm26,%zmm8
vfmadd231ps	%zmm28,%zmm20,%zmm8
vxorps	%zmm14,%zmm8,%zmm8
vmulps	%zmm8,%zmm4,%zmm23
vmulps	%zmm27,%zmm18,%zmm8
vfmadd231ps	%zmm16,%zmm26,%zmm8
vfmadd231ps	%zmm22,%zmm20,%zmm8
vxorps	%zmm14,%zmm8,%zmm8
vmulps	%zmm8,%zmm4,%zmm30
vmulps	%zmm26,%zmm12,%zmm8
vfmadd231ps	%zmm15,%zmm20,%zmm8
vxorps	%zmm14,%zmm8,%zmm8
vmulps	%zmm8,%zmm4,%zmm27
vxorps	%zmm14,%zmm17,%zmm8
vmulps	%zmm8,%zmm20,%zmm6
vmovaps	%zmm11,%zmm8
vmulps	%zmm4,%zmm6,%zmm14
vmovaps	%zmm24,%zmm6
vfmadd213ps	%zmm2,%zmm24,%zmm6
vmovups	%zmm21,2144(%rsp)
vfmadd231ps	%zmm21,%zmm21,%zmm6
vmovups	%zmm5,2336(%rsp)
vfmadd231ps	%zmm5,%zmm5,%zmm6
vmovups	%zmm13,544(%rsp)
vfmadd231ps	%zmm13,%zmm13,%zmm6
vfmadd231ps	%zmm11,%zmm11,%zmm6
vmovups	864(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm6
vmovups	352(%rsp),%zmm26
vmovaps	%zmm26,%zmm11
vmulps	%zmm6,%zmm13,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rsi)
vmulps	%zmm25,%zmm25,%zmm6
vmovups	672(%rsp),%zmm25
vfmadd231ps	%zmm10,%zmm10,%zmm6
vmovups	%zmm19,2208(%rsp)
vfmadd231ps	%zmm19,%zmm19,%zmm6
vmovups	%zmm28,608(%rsp)
vfmadd231ps	%zmm28,%zmm28,%zmm6
vfmadd231ps	%zmm23,%zmm23,%zmm6
vmovups	928(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm6
vmovaps	%zmm26,%zmm11
vmulps	%zmm6,%zmm13,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rbx)
vmulps	%zmm18,%zmm18,%zmm6
vmovups	1440(%rsp),%zmm18
vfmadd231ps	%zmm16,%zmm16,%zmm6
vfmadd231ps	%zmm22,%zmm22,%zmm6
vmovups	%zmm30,736(%rsp)
vfmadd231ps	%zmm30,%zmm30,%zmm6
vmulps	%zmm25,%zmm6,%zmm6
vmovaps	%zmm26,%zmm11
vmulps	%zmm6,%zmm25,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rcx)
vmulps	%zmm12,%zmm12,%zmm6
vfmadd231ps	%zmm15,%zmm15,%zmm6
vfmadd231ps	%zmm27,%zmm27,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vmovaps	%zmm26,%zmm11
vmulps	%zmm6,%zmm18,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r13)
vmulps	%zmm17,%zmm17,%zmm6
vmovups	2400(%rsp),%zmm17
vfmadd231ps	%zmm14,%zmm14,%zmm6
vmovups	3296(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm6
vmovaps	%zmm26,%zmm11
vmulps	%zmm6,%zmm13,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r14)
movq	1056(%rsp),%r14
movq	(%rsp),%rbx
vmulps	%zmm4,%zmm4,%zmm6
vmovups	3360(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm6
vmovaps	%zmm26,%zmm11
vmulps	%zmm6,%zmm13,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rdi)
movq	192(%rsp),%rdi
movl	$12,%ecx
cmpl	$0,16(%rsp)
je	77f
vmovaps	%zmm10,%zmm5
vmovaps	%zmm16,%zmm28
vmovaps	%zmm23,%zmm10
vmovaps	%zmm22,%zmm23
vmovaps	%zmm15,%zmm30
vmovaps	%zmm4,%zmm12
vmovaps	%zmm27,%zmm20
vmulps	1376(%rsp),%zmm24,%zmm6
vmovups	2144(%rsp),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm6
vmovups	2208(%rsp),%zmm16
vmovups	2336(%rsp),%zmm19
vfmadd231ps	%zmm19,%zmm16,%zmm6
vmovups	608(%rsp),%zmm4
vmovups	544(%rsp),%zmm22
vfmadd231ps	%zmm22,%zmm4,%zmm6
vmovaps	%zmm10,%zmm15
vfmadd231ps	%zmm8,%zmm10,%zmm6
vmovups	928(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm6
vmovups	352(%rsp),%zmm24
vmovaps	%zmm24,%zmm11
vmovaps	%zmm17,%zmm27
vmovups	864(%rsp),%zmm17
vmulps	%zmm6,%zmm17,%zmm11 {%k2}
imulq	$448,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm11,(%rax,%rcx)
vmovups	992(%rsp),%zmm11
vmulps	%zmm21,%zmm11,%zmm6
vfmadd231ps	%zmm19,%zmm28,%zmm6
vfmadd231ps	%zmm22,%zmm23,%zmm6
vmovups	736(%rsp),%zmm26
vfmadd231ps	%zmm8,%zmm26,%zmm6
vmulps	%zmm25,%zmm6,%zmm6
vmovaps	%zmm24,%zmm10
vmulps	%zmm6,%zmm17,%zmm10 {%k2}
leaq	(%r9,%r9,8),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm5,%zmm11,%zmm5
vfmadd231ps	%zmm16,%zmm28,%zmm5
vfmadd231ps	%zmm4,%zmm23,%zmm5
vfmadd231ps	%zmm15,%zmm26,%zmm5
vmulps	%zmm25,%zmm5,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm5,%zmm13,%zmm6 {%k2}
shlq	$7,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovups	64(%rsp),%zmm10
vmulps	%zmm19,%zmm10,%zmm5
vfmadd231ps	%zmm22,%zmm30,%zmm5
vfmadd231ps	%zmm8,%zmm20,%zmm5
vmulps	%zmm18,%zmm5,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm5,%zmm17,%zmm6 {%k2}
movq	%r14,%rdx
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm16,%zmm10,%zmm5
vfmadd231ps	%zmm4,%zmm30,%zmm5
vfmadd231ps	%zmm15,%zmm20,%zmm5
vmulps	%zmm18,%zmm5,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm5,%zmm13,%zmm6 {%k2}
imulq	$832,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm28,%zmm10,%zmm5
vfmadd231ps	%zmm23,%zmm30,%zmm5
vfmadd231ps	%zmm26,%zmm20,%zmm5
vmulps	%zmm18,%zmm5,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm5,%zmm25,%zmm6 {%k2}
imulq	$896,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovups	480(%rsp),%zmm11
vmulps	%zmm22,%zmm11,%zmm5
vfmadd231ps	%zmm8,%zmm14,%zmm5
vmovups	3296(%rsp),%zmm10
vmulps	%zmm5,%zmm10,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm5,%zmm17,%zmm6 {%k2}
movq	%r9,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm4,%zmm11,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm5,%zmm13,%zmm6 {%k2}
imulq	$1088,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm23,%zmm11,%zmm5
vfmadd231ps	%zmm26,%zmm14,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmovaps	%zmm24,%zmm6
vmulps	%zmm25,%zmm5,%zmm6 {%k2}
shlq	$7,%rcx
addq	%rbx,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm30,%zmm11,%zmm4
vfmadd231ps	%zmm20,%zmm14,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm24,%zmm5
vmulps	%zmm18,%zmm4,%zmm5 {%k2}
imulq	$1216,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm8,%zmm12,%zmm4
vmovups	3360(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm24,%zmm5
vmulps	%zmm4,%zmm17,%zmm5 {%k2}
vmovaps	%zmm27,%zmm17
imulq	$1344,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm15,%zmm12,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm24,%zmm5
vmulps	%zmm4,%zmm13,%zmm5 {%k2}
imulq	$1408,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm26,%zmm12,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm24,%zmm5
vmulps	%zmm25,%zmm4,%zmm5 {%k2}
imulq	$1472,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm20,%zmm12,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm24,%zmm5
vmulps	%zmm18,%zmm4,%zmm5 {%k2}
shlq	$9,%r14
addq	%rbx,%r14
vmovaps	%zmm5,(%rax,%r14)
vmulps	%zmm14,%zmm12,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmulps	%zmm4,%zmm10,%zmm24 {%k2}
imulq	$1600,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm24,(%rax,%rcx)
movl	$27,%ecx
77:
cmpb	$0,12(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
je	6b
vbroadcastss	208(%r11),%zmm4
vcmpeqps	326f(%rip){1to16},%zmm17,%k2
vaddps	%zmm0,%zmm0,%zmm5
vmovups	800(%rsp),%zmm10
vfmsub132ps	339f(%rip){1to16},%zmm0,%zmm10
vbroadcastss	100(%r11),%zmm6
vfmadd213ps	%zmm21,%zmm1,%zmm6
vfmadd231ps	104(%r11){1to16},%zmm3,%zmm6
vfmadd231ps	108(%r11){1to16},%zmm9,%zmm6
vfmadd231ps	112(%r11){1to16},%zmm7,%zmm6
vfmadd231ps	116(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	120(%r11){1to16},%zmm29,%zmm6
vbroadcastss	136(%r11),%zmm0
vmovups	5920(%rsp),%zmm8
vaddps	%zmm6,%zmm8,%zmm6
vfmadd213ps	%zmm21,%zmm1,%zmm0
vfmadd231ps	140(%r11){1to16},%zmm3,%zmm0
vfmadd231ps	144(%r11){1to16},%zmm9,%zmm0
vfmadd231ps	148(%r11){1to16},%zmm7,%zmm0
vfmadd231ps	152(%r11){1to16},%zmm31,%zmm0
vfmadd231ps	156(%r11){1to16},%zmm29,%zmm0
vfmadd132ps	172(%r11){1to16},%zmm21,%zmm1
vfmadd231ps	176(%r11){1to16},%zmm3,%zmm1
vfmadd231ps	180(%r11){1to16},%zmm9,%zmm1
vfmadd231ps	184(%r11){1to16},%zmm7,%zmm1
vfmadd231ps	188(%r11){1to16},%zmm31,%zmm1
vfmadd231ps	192(%r11){1to16},%zmm29,%zmm1
vfmadd231ps	394f(%rip){1to16},%zmm8,%zmm0
vfmadd231ps	422f(%rip){1to16},%zmm8,%zmm1
vmovaps	%zmm4,%zmm10 {%k2}
movq	%rcx,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmovaps	%zmm4,%zmm5 {%k2}
leaq	1(%rcx),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmovaps	%zmm4,%zmm6 {%k2}
leaq	2(%rcx),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm4,%zmm0 {%k2}
leaq	3(%rcx),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm0,(%rax,%rdx)
vmovaps	%zmm4,%zmm1 {%k2}
addq	$4,%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%rbx,%rcx
vmovaps	%zmm1,(%rax,%rcx)
jmp	6b
78:
addq	$6952,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
79:
vzeroupper
retq
.p2align	6,0x0
82:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.p2align	2,0x0
83:
.long	2147483647
84:
.long	1400897535
85:
.long	0x3f800000
86:
.long	1048576
87:
.long	0x3f40094e
88:
.long	0x3e1d5a5a
89:
.long	0x3bd74912
92:
.long	0x3f156f3d
93:
.long	0x3d26f715
94:
.long	8388607
95:
.long	0xc9800000
96:
.long	0x3f000000
97:
.long	0x0da24260
98:
.long	0x1e3ce508
99:
.long	0xbf800000
322:
.long	0x41100000
323:
.long	0x3e800000
324:
.long	0x41490fdb
325:
.long	0x40c00000
326:
.long	0x40800000
327:
.long	0x40a00000
328:
.long	0x7f7fffff
329:
.long	0x3fc00000
332:
.long	0x7149f2ca
333:
.long	2
334:
.long	4
335:
.long	8
336:
.long	16
337:
.long	32
338:
.long	0x3f3504f3
339:
.long	0xbf000000
342:
.long	0x80000000
343:
.long	0xc2ae0000
344:
.long	0x3fb8aa3b
345:
.long	0xbf317200
346:
.long	0xb5bfbe8e
347:
.long	0x3aae0472
348:
.long	0x3c1e8629
349:
.long	0x3d635b73
352:
.long	0x3e75fc8c
353:
.long	0x3f317214
354:
.long	0x42fe0000
355:
.long	0x3e99999a
356:
.long	0xbe04a19d
357:
.long	0x3ef89ba5
358:
.long	0xbf03248e
359:
.long	0x3f0c3744
362:
.long	0xbdc1d79d
363:
.long	0x3e5c1572
364:
.long	0x3e17e642
365:
.long	0x3e2ecff8
366:
.long	0x3e2d3f9f
367:
.long	0x3ecc422a
368:
.long	0x3f106ebb
369:
.long	0xc0000000
372:
.long	0x41400000
373:
.long	3234528013
374:
.long	4286578688
375:
.long	0x3eaaac4e
376:
.long	0xbf00000d
377:
.long	0x3e4bdb47
378:
.long	0xbe7fd7d0
379:
.long	0x3e259a3a
382:
.long	0xbe2ec8d2
383:
.long	0xbddadb52
384:
.long	0x33b17218
385:
.long	0x3727c5ac
386:
.long	0x3a83126f
387:
.long	0x41800000
388:
.long	0x358637bd
389:
.long	0x350637bd
392:
.long	0x34210fb0
393:
.long	0x36a7c5ac
394:
.long	0x40000000
395:
.long	0x3f317218
396:
.long	0x3feb3f8f
397:
.long	0x38d1b717
398:
.long	0x40400000
399:
.long	0x3951b717
422:
.long	0x41000000
423:
.long	0x3cf5c28f
424:
.long	0x41200000
425:
.long	0x26901d7d
426:
.long	0x3f800054
427:
.long	0xbf4ccccd
428:
.short	65535
.short	0
