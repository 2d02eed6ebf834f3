# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	78f
testl	%edx,%edx
je	78f
testl	%esi,%esi
je	78f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6824,%rsp
movq	6896(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	%r10,48(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r10
movq	%r10,456(%rsp)
movq	32(%rdi),%r15
movq	40(%rdi),%r10
addl	%r8d,%r9d
addl	6880(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,392(%rsp)
movq	%rax,%rcx
movq	%r9,424(%rsp)
shlq	$6,%r9
movq	%rdx,40(%rsp)
imulq	%rsi,%rdx
shlq	$6,%rdx
movq	%rdx,384(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
movq	%rax,416(%rsp)
leaq	256(%r15),%rbp
vpbroadcastd	82f(%rip),%zmm4
vbroadcastss	84f(%rip),%zmm2
vbroadcastss	95f(%rip),%zmm15
vbroadcastss	98f(%rip),%zmm16
vbroadcastss	326f(%rip),%zmm17
xorl	%eax,%eax
vpbroadcastd	84f(%rip),%zmm6
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	86f(%rip),%zmm7
vbroadcastss	87f(%rip),%zmm8
vbroadcastss	88f(%rip),%zmm9
vbroadcastss	89f(%rip),%zmm10
vbroadcastss	92f(%rip),%zmm11
vpbroadcastd	93f(%rip),%zmm12
movq	%rsi,464(%rsp)
movq	%rbx,(%rsp)
jmp	3f
.p2align	4
2:
movq	400(%rsp),%rax
incq	%rax
movq	408(%rsp),%r9
addq	384(%rsp),%r9
cmpq	392(%rsp),%rax
je	77f
3:
movq	%rax,400(%rsp)
imulq	40(%rsp),%rax
movq	%rax,432(%rsp)
movq	%r9,408(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	440(%rsp),%rdx
incq	%rdx
movq	448(%rsp),%r9
addq	416(%rsp),%r9
cmpq	40(%rsp),%rdx
je	2b
5:
movq	432(%rsp),%rax
movq	%rdx,440(%rsp)
leaq	(%rax,%rdx),%r8
imulq	%rsi,%r8
addq	424(%rsp),%r8
movq	%r9,448(%rsp)
xorl	%r12d,%r12d
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	397f(%rip),%zmm0
vblendmps	%zmm12,%zmm0,%zmm0 {%k1}
movq	456(%rsp),%rcx
vmovups	4128(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rdi)
movq	6896(%rsp),%rcx
movq	464(%rsp),%rsi
vpbroadcastd	82f(%rip),%zmm4
vbroadcastss	95f(%rip),%zmm15
vbroadcastss	98f(%rip),%zmm16
vbroadcastss	326f(%rip),%zmm17
vpbroadcastd	84f(%rip),%zmm6
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	86f(%rip),%zmm7
vbroadcastss	87f(%rip),%zmm8
vbroadcastss	88f(%rip),%zmm9
vbroadcastss	89f(%rip),%zmm10
vbroadcastss	92f(%rip),%zmm11
vpbroadcastd	93f(%rip),%zmm12
movq	472(%rsp),%r9
7:
incq	%r12
addq	$64,%r9
cmpq	%rsi,%r12
je	4b
8:
leaq	(%r8,%r12),%rdx
movl	8(%rcx),%eax
movq	%rax,56(%rsp)
cmpq	%rax,%rdx
jae	7b
movl	(%rcx),%r14d
movl	12(%rcx),%eax
movl	16(%rcx),%ebx
movq	%r14,%rsi
imulq	%r14,%rsi
leaq	1(%rsi),%rcx
shrq	%rcx
testb	$1,%bl
cmoveq	%rsi,%rcx
movq	%r9,472(%rsp)
movl	%ebx,16(%rsp)
jne	32f
testl	%r14d,%r14d
je	43f
imulq	%r9,%rcx
addq	48(%rsp),%rcx
vpxor	%xmm0,%xmm0,%xmm0
xorl	%edx,%edx
movq	%rsi,%rdi
.p2align	4
9:
vmovdqa64	(%rcx,%rdx),%zmm1
vpandd	%zmm4,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm3
vsubps	(%r11){1to16},%zmm1,%zmm1
vfmadd213ps	8(%r11){1to16},%zmm3,%zmm1
vmovaps	%zmm1,(%r10,%rdx)
addq	$64,%rdx
decq	%rdi
jne	9b
vpcmpnleud	83f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%r14d,%r14d
je	43f
imulq	%rdx,%rcx
shlq	$6,%rcx
addq	48(%rsp),%rcx
xorl	%edx,%edx
xorl	%edi,%edi
vpbroadcastd	427f(%rip),%zmm3
.p2align	4
33:
movq	%rdi,%r9
shlq	$5,%r9
andq	$-64,%r9
vmovdqa64	(%rcx,%r9),%zmm0
movl	%edx,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm3,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm1
vsubps	(%r11){1to16},%zmm0,%zmm0
vfmadd213ps	8(%r11){1to16},%zmm1,%zmm0
vmovaps	%zmm0,(%r10,%rdx,4)
incq	%rdi
addq	$16,%rdx
cmpq	%rdi,%rsi
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	%ebx,%edi
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm2,%zmm18
vmovaps	%zmm2,%zmm14
andl	$8,%edi
je	36f
movq	%r10,%rcx
movq	%rsi,%rdx
vmovaps	%zmm2,%zmm14
vmovaps	%zmm2,%zmm18
vpbroadcastd	85f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%rcx),%zmm3
vaddps	%zmm7,%zmm3,%zmm4
vfmadd213ps	%zmm8,%zmm3,%zmm4
vfmadd213ps	%zmm9,%zmm3,%zmm4
vaddps	%zmm10,%zmm3,%zmm5
vfmadd213ps	%zmm11,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm21,%k1
vmulps	%zmm4,%zmm14,%zmm14 {%k1}
vmulps	%zmm5,%zmm18,%zmm18 {%k1}
vpsrld	$23,%zmm14,%zmm3
vpsrld	$23,%zmm18,%zmm4
vpsubd	%zmm4,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm12,%zmm6,%zmm14
vpternlogd	$236,%zmm12,%zmm6,%zmm18
vbroadcastss	84f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm13,%zmm13
addq	$64,%rcx
decq	%rdx
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	94f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,5280(%rsp)
vbroadcastss	8(%r11),%zmm1
shrl	$3,%edi
movl	%edi,12(%rsp)
movq	%r14,%rcx
shlq	$6,%rcx
movq	%r10,%rdx
vpxor	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
xorl	%edi,%edi
jmp	38f
.p2align	4
37:
vsubps	%zmm1,%zmm8,%zmm8
vaddps	%zmm8,%zmm5,%zmm5
vsubps	%zmm1,%zmm4,%zmm4
vaddps	%zmm4,%zmm3,%zmm3
vaddps	%zmm7,%zmm0,%zmm0
incq	%rdi
addq	%rcx,%rdx
cmpq	%r14,%rdi
je	42f
38:
movq	%rdi,%r9
imulq	%r14,%r9
shlq	$6,%r9
addq	%r10,%r9
vxorps	%xmm7,%xmm7,%xmm7
movq	%rdx,%rbx
movq	%r14,%r13
.p2align	4
39:
vmovaps	(%rbx),%zmm4
vsubps	%zmm1,%zmm4,%zmm4
vaddps	%zmm4,%zmm7,%zmm7
addq	$64,%rbx
decq	%r13
jne	39b
vmovaps	(%r9),%zmm8
vmovaps	-64(%r9,%rcx),%zmm4
testq	%rdi,%rdi
jne	37b
vaddps	%zmm7,%zmm6,%zmm6
jmp	37b
.p2align	4
42:
vmovups	%zmm18,5344(%rsp)
vmovups	%zmm14,5408(%rsp)
vmovups	%zmm13,5472(%rsp)
xorl	%r13d,%r13d
movl	12(%rsp),%ecx
movl	%ecx,36(%rsp)
jmp	44f
43:
movl	%ebx,%ecx
andl	$8,%ecx
shrl	$3,%ecx
movl	%ecx,12(%rsp)
vbroadcastss	8(%r11),%zmm1
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5280(%rsp)
movb	$1,%r13b
movl	$0,36(%rsp)
vmovups	%zmm2,5408(%rsp)
vmovups	%zmm2,5344(%rsp)
vmovups	%zmm0,5472(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vpxor	%xmm6,%xmm6,%xmm6
44:
vcvtusi2ss	%r14d,%xmm31,%xmm4
vbroadcastss	%xmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm7,%zmm8,%zmm7
vmulps	%zmm5,%zmm8,%zmm5
vmulps	%zmm3,%zmm8,%zmm3
vminps	%zmm6,%zmm7,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm8,%zmm7,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vmaxps	%zmm8,%zmm7,%zmm8
vmovaps	%zmm7,%zmm8 {%k1}
vminps	%zmm6,%zmm5,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm7 {%k1}
vminps	%zmm8,%zmm7,%zmm5
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vcvtusi2ss	%rsi,%xmm31,%xmm5
vbroadcastss	%xmm5,%zmm18
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
testb	%r13b,%r13b
jne	47f
vmaxps	%zmm23,%zmm3,%zmm5
vaddps	%zmm1,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vaddps	%zmm5,%zmm3,%zmm10
movq	%r14,%rcx
shlq	$6,%rcx
vxorps	%xmm5,%xmm5,%xmm5
movq	%r10,%rdx
xorl	%esi,%esi
.p2align	4
45:
movq	%rdx,%rdi
vxorps	%xmm11,%xmm11,%xmm11
xorl	%r9d,%r9d
.p2align	4
46:
vmovaps	(%rdi),%zmm12
vsubps	%zmm1,%zmm12,%zmm12
vsubps	%zmm10,%zmm12,%zmm12
vmaxps	%zmm21,%zmm12,%zmm12
vmulps	%zmm12,%zmm12,%zmm12
vcvtsi2ss	%r9,%xmm31,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm11,%zmm11
vfmadd231ps	%zmm14,%zmm12,%zmm9
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm8
incq	%r9
addq	$64,%rdi
cmpq	%r9,%r14
jne	46b
vcvtsi2ss	%rsi,%xmm2,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm5,%zmm5
vfmadd231ps	%zmm13,%zmm11,%zmm7
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm6
incq	%rsi
addq	%rcx,%rdx
cmpq	%r14,%rsi
jne	45b
47:
vmaxps	96f(%rip){1to16},%zmm5,%zmm1
vdivps	%zmm1,%zmm2,%zmm11
vcmpgtps	97f(%rip){1to16},%zmm5,%k1
vaddps	%zmm16,%zmm4,%zmm1
vdivps	99f(%rip){1to16},%zmm18,%zmm4
vmulps	%zmm15,%zmm1,%zmm10
vmovaps	%zmm10,%zmm12
vmulps	%zmm11,%zmm9,%zmm12 {%k1}
vmulps	%zmm11,%zmm8,%zmm1
vfnmadd231ps	%zmm12,%zmm12,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm4,%zmm8
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm4,%zmm8 {%k2}
vbroadcastss	322f(%rip),%zmm9
vmaxps	%zmm9,%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	%zmm11,%zmm7,%zmm10 {%k1}
vmulps	%zmm11,%zmm6,%zmm6
vfnmadd231ps	%zmm10,%zmm10,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm4,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm7 {%k1}
vmaxps	%zmm9,%zmm7,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	323f(%rip){1to16},%zmm1,%zmm6
vmulps	%zmm6,%zmm4,%zmm6
vmulps	%zmm6,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vfnmadd231ps	%zmm18,%zmm3,%zmm0
vmaxps	%zmm0,%zmm5,%zmm6
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vbroadcastss	20(%r11),%zmm0
vmaxps	%zmm2,%zmm6,%zmm5
vmulss	24(%r11),%xmm0,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpltps	%zmm0,%zmm23,%k1
vmovaps	%zmm0,%zmm1 {%k1}
vcmpltps	%zmm6,%zmm23,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vbroadcastss	52(%r11),%zmm20
vbroadcastss	76(%r11),%zmm22
vbroadcastss	56(%r11),%zmm16
vbroadcastss	80(%r11),%zmm19
vbroadcastss	60(%r11),%zmm14
vbroadcastss	84(%r11),%zmm15
vbroadcastss	64(%r11),%zmm11
vbroadcastss	88(%r11),%zmm13
vbroadcastss	68(%r11),%zmm8
vbroadcastss	92(%r11),%zmm9
vbroadcastss	72(%r11),%zmm6
vbroadcastss	96(%r11),%zmm7
vminps	%zmm12,%zmm22,%zmm0
vcmpunordps	%zmm12,%zmm12,%k1
vmovups	%zmm22,3424(%rsp)
vmovaps	%zmm22,%zmm0 {%k1}
vmaxps	%zmm0,%zmm20,%zmm12
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm20,3488(%rsp)
vmovaps	%zmm20,%zmm12 {%k1}
vmovups	%zmm12,2016(%rsp)
vminps	%zmm10,%zmm19,%zmm0
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm19,3552(%rsp)
vmovaps	%zmm19,%zmm0 {%k1}
vmaxps	%zmm0,%zmm16,%zmm10
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm16,5152(%rsp)
vmovaps	%zmm16,%zmm10 {%k1}
vmovups	%zmm10,2080(%rsp)
vmovups	%zmm15,2720(%rsp)
vminps	%zmm5,%zmm15,%zmm0
vmovups	%zmm14,4512(%rsp)
vmaxps	%zmm0,%zmm14,%zmm0
vmovups	%zmm0,608(%rsp)
vminps	%zmm3,%zmm13,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm13,5216(%rsp)
vmovaps	%zmm13,%zmm0 {%k1}
vmaxps	%zmm0,%zmm11,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm11,3744(%rsp)
vmovaps	%zmm11,%zmm3 {%k1}
vmovups	%zmm3,544(%rsp)
vminps	%zmm1,%zmm9,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm9,%zmm0 {%k1}
vmaxps	%zmm0,%zmm8,%zmm30
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm8,%zmm30 {%k1}
vminps	%zmm4,%zmm7,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmovups	%zmm1,1248(%rsp)
vmovups	%zmm18,6048(%rsp)
vcmpltps	324f(%rip){1to16},%zmm18,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3360(%rsp)
vblendmps	%zmm23,%zmm2,%zmm15 {%k1}
vbroadcastss	325f(%rip),%zmm1
vblendmps	%zmm1,%zmm17,%zmm14 {%k1}
vcvtusi2ss	%eax,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5536(%rsp)
vmovups	%zmm8,3872(%rsp)
vmovups	%zmm9,3808(%rsp)
vsubss	%xmm8,%xmm9,%xmm0
vmovss	322f(%rip),%xmm3
vmulss	%xmm3,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6176(%rsp)
vmovups	%zmm6,4000(%rsp)
vmovups	%zmm7,3936(%rsp)
vsubss	%xmm6,%xmm7,%xmm0
vmulss	%xmm3,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6112(%rsp)
movq	%r14,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2912(%rsp)
vmovups	%zmm0,2976(%rsp)
vmovups	%zmm0,3040(%rsp)
vmovups	%zmm0,3168(%rsp)
vmovups	%zmm0,3232(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,3104(%rsp)
vmovups	%zmm2,3296(%rsp)
vbroadcastss	329f(%rip),%zmm0
vmovups	%zmm0,5024(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,2464(%rsp)
vmovups	%zmm0,4064(%rsp)
vmovups	%zmm1,2848(%rsp)
vbroadcastss	328f(%rip),%zmm0
vmovups	%zmm0,5088(%rsp)
vbroadcastss	327f(%rip),%zmm0
vmovups	%zmm0,4576(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4128(%rsp)
jmp	49f
.p2align	4
48:
vfmadd213ps	%zmm30,%zmm6,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm31,%zmm0
vmovaps	%zmm31,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm25,%zmm0
vmovaps	%zmm25,%zmm0 {%k4}
vmovaps	%zmm30,%zmm0 {%k3}
vsubps	%zmm30,%zmm0,%zmm4
vmovups	3360(%rsp),%zmm9
vblendmps	%zmm9,%zmm4,%zmm9 {%k3}
vmovups	672(%rsp),%zmm8
vfmadd213ps	%zmm13,%zmm4,%zmm8
vfmadd213ps	%zmm12,%zmm6,%zmm29
vcmpunordps	%zmm29,%zmm29,%k4
vminps	%zmm29,%zmm19,%zmm4
vmovaps	%zmm19,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmaxps	%zmm4,%zmm26,%zmm4
vmovaps	%zmm26,%zmm4 {%k4}
vmovaps	%zmm12,%zmm4 {%k3}
vsubps	%zmm12,%zmm4,%zmm5
vmovups	2912(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm10 {%k3}
vmovups	864(%rsp),%zmm3
vfmadd213ps	%zmm8,%zmm5,%zmm3
vdivps	%zmm7,%zmm2,%zmm8
vmovups	%zmm9,3360(%rsp)
vmulps	%zmm9,%zmm8,%zmm5
vmovups	736(%rsp),%zmm11
vmovups	480(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm5,%zmm11
vmovups	4384(%rsp),%zmm9
vmovups	64(%rsp),%zmm14
vfnmadd213ps	%zmm14,%zmm5,%zmm9
vmovups	%zmm10,2912(%rsp)
vmulps	%zmm10,%zmm8,%zmm5
vmovups	1184(%rsp),%zmm10
vfnmadd213ps	%zmm11,%zmm5,%zmm10
vmovups	2336(%rsp),%zmm12
vfnmadd213ps	%zmm9,%zmm5,%zmm12
vmovups	1632(%rsp),%zmm9
vmovups	128(%rsp),%zmm5
vfmadd213ps	%zmm9,%zmm6,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3808(%rsp),%zmm11
vminps	%zmm5,%zmm11,%zmm5
vmovaps	%zmm11,%zmm5 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3872(%rsp),%zmm11
vmaxps	%zmm5,%zmm11,%zmm13
vmovaps	%zmm11,%zmm13 {%k4}
vmovaps	%zmm9,%zmm13 {%k3}
vsubps	%zmm9,%zmm13,%zmm5
vmovups	928(%rsp),%zmm18
vfmadd213ps	%zmm3,%zmm5,%zmm18
vmovups	3168(%rsp),%zmm9
vblendmps	%zmm9,%zmm5,%zmm9 {%k3}
vmovups	%zmm9,3168(%rsp)
vmulps	%zmm9,%zmm8,%zmm5
vmovups	2656(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm5,%zmm11
vmovups	1440(%rsp),%zmm10
vfnmadd213ps	%zmm12,%zmm5,%zmm10
vmovups	4064(%rsp),%zmm5
vmovups	2784(%rsp),%zmm17
vmovaps	%zmm5,%zmm17 {%k2}
vcmpnltps	%zmm21,%zmm6,%k4
vmovups	5024(%rsp),%zmm5
vblendmps	%zmm5,%zmm16,%zmm5 {%k3}
vmovups	%zmm5,5024(%rsp)
vmulps	800(%rsp),%zmm16,%zmm5
vmulps	399f(%rip){1to16},%zmm5,%zmm5
vcmpunordps	%zmm16,%zmm16,%k5
vminps	%zmm16,%zmm5,%zmm9
vmovaps	%zmm5,%zmm9 {%k5}
vcmpnleps	%zmm20,%zmm9,%k5
vmovups	2848(%rsp),%zmm5
vmovaps	%zmm5,%zmm20 {%k2}
vcmpnleps	%zmm6,%zmm7,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm5 {%k1} {z}
vmovups	2464(%rsp),%zmm9
vmovaps	%zmm9,%zmm5 {%k2}
vmovups	3296(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm9 {%k3}
vmovups	%zmm9,3296(%rsp)
vmovups	992(%rsp),%zmm9
vmovups	320(%rsp),%zmm3
vfmadd213ps	%zmm9,%zmm6,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3936(%rsp),%zmm12
vminps	%zmm3,%zmm12,%zmm6
vmovaps	%zmm12,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	4000(%rsp),%zmm12
vmaxps	%zmm6,%zmm12,%zmm3
vmovaps	%zmm12,%zmm3 {%k1}
vmovaps	%zmm9,%zmm3 {%k3}
vmovups	%zmm3,1248(%rsp)
vsubps	%zmm9,%zmm3,%zmm6
vmovups	192(%rsp),%zmm12
vfmadd213ps	%zmm18,%zmm6,%zmm12
vmovups	3232(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm9 {%k3}
vmovups	%zmm9,3232(%rsp)
vmulps	%zmm9,%zmm8,%zmm6
vmovups	1952(%rsp),%zmm8
vfnmadd213ps	%zmm11,%zmm6,%zmm8
vmovups	1504(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm6,%zmm11
vmovups	6432(%rsp),%zmm3
vmulps	%zmm8,%zmm3,%zmm6
vmulps	2400(%rsp),%zmm3,%zmm8
vmovups	6368(%rsp),%zmm16
vmulps	%zmm8,%zmm16,%zmm9
vmulps	%zmm6,%zmm9,%zmm10
vfmsub231ps	%zmm11,%zmm16,%zmm10
vfnmadd213ps	%zmm2,%zmm9,%zmm9
vmaxps	387f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm9
vmulps	%zmm10,%zmm9,%zmm9
vmulps	%zmm9,%zmm16,%zmm9
vmulps	%zmm6,%zmm3,%zmm6
vmulps	%zmm3,%zmm8,%zmm8
vmulps	%zmm9,%zmm7,%zmm9
vbroadcastss	426f(%rip),%zmm11
vmovups	544(%rsp),%zmm3
vmulps	%zmm11,%zmm3,%zmm10
vcmpunordps	%zmm9,%zmm9,%k1
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k1}
vaddps	%zmm9,%zmm3,%zmm9
vcmpunordps	%zmm9,%zmm9,%k1
vminps	%zmm9,%zmm22,%zmm9
vmovaps	%zmm22,%zmm9 {%k1}
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	3744(%rsp),%zmm10
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k1}
vmovaps	%zmm3,%zmm9 {%k3}
vsubps	%zmm3,%zmm9,%zmm10
vfmadd231ps	%zmm14,%zmm10,%zmm12
vmulps	%zmm6,%zmm7,%zmm6
vfnmadd231ps	%zmm8,%zmm10,%zmm6
vmovups	3040(%rsp),%zmm7
vblendmps	%zmm7,%zmm10,%zmm7 {%k3}
vmovups	%zmm7,3040(%rsp)
vmovups	608(%rsp),%zmm3
vmulps	%zmm11,%zmm3,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm6,%zmm3,%zmm6
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	2720(%rsp),%zmm7
vminps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmaxps	%zmm6,%zmm23,%zmm6
vmovaps	%zmm23,%zmm6 {%k1}
vmovaps	%zmm3,%zmm6 {%k3}
vsubps	%zmm3,%zmm6,%zmm7
vfmadd231ps	%zmm7,%zmm15,%zmm12 {%k4} {z}
vmovups	2976(%rsp),%zmm8
vblendmps	%zmm8,%zmm7,%zmm8 {%k3}
vmovups	%zmm8,2976(%rsp)
vmovups	3104(%rsp),%zmm7
vmovaps	%zmm7,%zmm12 {%k3}
knotw	%k0,%k1
vmovups	256(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	5536(%rsp),%zmm7
vcmpgtps	4128(%rsp),%zmm7,%k1
vaddps	4448(%rsp),%zmm3,%zmm15 {%k1} {z}
vmovdqa32	%zmm1,%zmm7 {%k3} {z}
vmovups	%zmm0,2016(%rsp)
vmovups	%zmm4,2080(%rsp)
vmovups	%zmm6,608(%rsp)
vmovups	%zmm9,544(%rsp)
vmovups	%zmm12,3104(%rsp)
vmovups	%zmm5,2464(%rsp)
vmovups	%zmm17,4064(%rsp)
vmovups	%zmm20,2848(%rsp)
vmovaps	%zmm13,%zmm30
vxorps	%xmm21,%xmm21,%xmm21
vmovups	4192(%rsp),%zmm14
49:
vpslld	$31,%zmm7,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,34(%rsp)
knotw	%k0,%k0
kmovw	%k0,32(%rsp)
vpandd	332f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6752(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,30(%rsp)
vpandd	333f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6688(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,28(%rsp)
vpandd	334f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6624(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	335f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6560(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vmovups	%zmm7,6240(%rsp)
vpandd	336f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,6496(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vbroadcastss	352f(%rip),%zmm17
vxorps	%xmm5,%xmm5,%xmm5
.p2align	4
52:
vmovups	%zmm15,5856(%rsp)
vaddss	%xmm5,%xmm15,%xmm0
vmovshdup	%xmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm15,%xmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm15,%xmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
testb	%r13b,%r13b
vmovups	%zmm30,4256(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm14,4192(%rsp)
vmovss	%xmm0,2528(%rsp)
je	54f
vmovaps	%zmm30,%zmm3
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1568(%rsp)
vmovups	2464(%rsp),%zmm0
vbroadcastss	98f(%rip),%zmm13
vmovups	1248(%rsp),%zmm5
ja	53f
vxorps	%xmm0,%xmm0,%xmm0
53:
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,320(%rsp)
vmovups	%zmm1,1376(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm1,128(%rsp)
vmovups	%zmm1,1312(%rsp)
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm1,1504(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm1,1824(%rsp)
vmovups	%zmm1,1760(%rsp)
vmovups	%zmm1,1696(%rsp)
vmovups	%zmm1,1440(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm1,2144(%rsp)
vmovups	%zmm1,1120(%rsp)
vmovups	%zmm1,800(%rsp)
vmovups	%zmm1,2400(%rsp)
vmovups	%zmm1,2336(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm1,256(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm1,1056(%rsp)
vmovups	%zmm1,992(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm1,192(%rsp)
vmovups	%zmm1,928(%rsp)
vmovups	%zmm1,64(%rsp)
vmovups	%zmm1,480(%rsp)
vmovups	%zmm1,864(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vpbroadcastd	372f(%rip),%zmm15
vpbroadcastd	373f(%rip),%zmm16
vbroadcastss	376f(%rip),%zmm18
vbroadcastss	377f(%rip),%zmm19
vbroadcastss	378f(%rip),%zmm22
vbroadcastss	379f(%rip),%zmm23
vbroadcastss	382f(%rip),%zmm24
vbroadcastss	383f(%rip),%zmm26
vmovups	608(%rsp),%zmm17
vmovaps	%zmm5,%zmm29
jmp	62f
.p2align	4
54:
movb	$1,%dl
vmovups	2016(%rsp),%zmm0
vmovaps	%zmm30,%zmm1
xorl	%ecx,%ecx
vbroadcastss	82f(%rip),%zmm10
vbroadcastss	95f(%rip),%zmm11
vbroadcastss	339f(%rip),%zmm12
vbroadcastss	342f(%rip),%zmm15
vbroadcastss	343f(%rip),%zmm24
vbroadcastss	344f(%rip),%zmm16
vbroadcastss	345f(%rip),%zmm18
vbroadcastss	346f(%rip),%zmm19
vbroadcastss	347f(%rip),%zmm29
vbroadcastss	348f(%rip),%zmm30
vbroadcastss	349f(%rip),%zmm31
.p2align	4
55:
vdivps	%zmm1,%zmm2,%zmm1
vmulps	337f(%rip){1to16},%zmm1,%zmm3
vbroadcastss	338f(%rip),%zmm9
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
vfmadd213ps	%zmm29,%zmm5,%zmm8
vfmadd213ps	%zmm30,%zmm5,%zmm8
vfmadd213ps	%zmm31,%zmm5,%zmm8
vfmadd213ps	%zmm17,%zmm5,%zmm8
vfmadd213ps	%zmm2,%zmm5,%zmm8
vbroadcastss	353f(%rip),%zmm25
vaddps	%zmm25,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm10,%zmm4,%zmm7
vbroadcastss	354f(%rip),%zmm22
vfmadd132ps	%zmm22,%zmm2,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	355f(%rip),%zmm8
vbroadcastss	356f(%rip),%zmm14
vfmadd213ps	%zmm14,%zmm7,%zmm8
vmovaps	%zmm2,%zmm20
vbroadcastss	357f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vbroadcastss	358f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm7,%zmm8
vbroadcastss	359f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm7,%zmm8
vbroadcastss	362f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	363f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	364f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm7,%zmm8
vbroadcastss	365f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vmovaps	%zmm10,%zmm27
vblendmps	%zmm9,%zmm11,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm11,%zmm28
vmulps	%zmm6,%zmm10,%zmm11
vmulps	366f(%rip){1to16},%zmm1,%zmm6
vmulps	367f(%rip){1to16},%zmm1,%zmm7
vmulps	%zmm7,%zmm3,%zmm8
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
addq	%rbp,%rcx
xorl	%edi,%edi
vmovss	95f(%rip),%xmm21
vbroadcastss	368f(%rip),%zmm14
.p2align	4
56:
vcvtsi2ss	%rdi,%xmm0,%xmm9
vaddss	%xmm21,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm0,%zmm9,%zmm9
vmulps	%zmm9,%zmm3,%zmm9
vxorps	%zmm12,%zmm9,%zmm13
vmovaps	%zmm12,%zmm2
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm15,%zmm12,%zmm12
vmovaps	%zmm15,%zmm23
vmulps	%zmm24,%zmm12,%zmm15
vrndscaleps	$8,%zmm15,%zmm15
vfmadd231ps	%zmm16,%zmm15,%zmm12
vfmadd231ps	%zmm18,%zmm15,%zmm12
vmulps	%zmm24,%zmm12,%zmm12
vmovaps	%zmm16,%zmm26
vmovaps	%zmm19,%zmm16
vfmadd213ps	%zmm29,%zmm12,%zmm16
vfmadd213ps	%zmm30,%zmm12,%zmm16
vfmadd213ps	%zmm31,%zmm12,%zmm16
vfmadd213ps	%zmm17,%zmm12,%zmm16
vaddps	353f(%rip){1to16},%zmm15,%zmm15
vcvttps2udq	%zmm15,%zmm15
vfmadd213ps	%zmm20,%zmm12,%zmm16
vandps	%zmm27,%zmm9,%zmm12
vfmadd132ps	354f(%rip){1to16},%zmm20,%zmm12
vdivps	%zmm12,%zmm20,%zmm17
vpslld	$23,%zmm15,%zmm12
vmulps	%zmm12,%zmm16,%zmm12
vbroadcastss	355f(%rip),%zmm15
vfmadd213ps	356f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	357f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	358f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	359f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	362f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	363f(%rip){1to16},%zmm17,%zmm15
vfmadd213ps	%zmm25,%zmm17,%zmm15
vfmadd213ps	%zmm22,%zmm17,%zmm15
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	338f(%rip){1to16},%zmm28,%zmm13 {%k1}
vmulps	%zmm15,%zmm17,%zmm15
vbroadcastss	352f(%rip),%zmm17
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm15,%zmm13,%zmm15
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm15,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm14,%zmm4,%zmm16
vfmadd213ps	%zmm20,%zmm4,%zmm16
vmovaps	%zmm10,-256(%rcx)
vmulps	%zmm16,%zmm5,%zmm10
vmulps	%zmm14,%zmm9,%zmm16
vfmadd213ps	%zmm20,%zmm9,%zmm16
vmulps	%zmm12,%zmm16,%zmm16
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm16,%zmm10
vfmsub231ps	%zmm16,%zmm9,%zmm4
vmovaps	%zmm26,%zmm16
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
vmovaps	%zmm2,%zmm12
vmovaps	%zmm15,%zmm11
vmovaps	%zmm23,%zmm15
vmovaps	%zmm13,%zmm10
cmpq	%rdi,%r14
jne	56b
vmovups	2080(%rsp),%zmm0
vmovups	1248(%rsp),%zmm1
movq	%r14,%rcx
testb	$1,%dl
movl	$0,%edx
vmovaps	%zmm20,%zmm2
vmovaps	%zmm27,%zmm10
vmovaps	%zmm28,%zmm11
jne	55b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2528(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,672(%rsp)
vmovups	2464(%rsp),%zmm0
ja	57f
vxorps	%xmm0,%xmm0,%xmm0
57:
vbroadcastss	8(%r11),%zmm12
movq	%r10,%rdi
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,864(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,64(%rsp)
vmovups	%zmm1,928(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm1,1632(%rsp)
vmovups	%zmm1,992(%rsp)
vmovups	%zmm1,1056(%rsp)
vmovups	%zmm1,736(%rsp)
vmovups	%zmm1,1184(%rsp)
vmovups	%zmm1,256(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm1,2336(%rsp)
vmovups	%zmm1,2400(%rsp)
vmovups	%zmm1,800(%rsp)
vmovups	%zmm1,1120(%rsp)
vmovups	%zmm1,2144(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm1,1440(%rsp)
vmovups	%zmm1,1696(%rsp)
vmovups	%zmm1,1760(%rsp)
vmovups	%zmm1,1824(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm1,1504(%rsp)
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm1,1312(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm1,1376(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm25,%xmm25,%xmm25
xorl	%edx,%edx
vmovups	%zmm1,2592(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm1,1568(%rsp)
vmovups	544(%rsp),%zmm14
vmovups	608(%rsp),%zmm17
.p2align	4
58:
vmovups	%zmm30,2784(%rsp)
vmovups	%zmm13,128(%rsp)
vmovups	%zmm31,320(%rsp)
vmovups	%zmm25,2208(%rsp)
vmovups	%zmm10,2272(%rsp)
vmovups	%zmm7,480(%rsp)
vmovups	%zmm5,192(%rsp)
vmovups	%zmm11,4384(%rsp)
vmovups	%zmm9,2656(%rsp)
vmovups	%zmm8,1952(%rsp)
leaq	(%rdx,%r14),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r15,%rcx),%zmm8
vmovaps	64(%r15,%rcx),%zmm27
vmovaps	128(%r15,%rcx),%zmm30
vmovaps	192(%r15,%rcx),%zmm1
vmovups	%zmm1,4960(%rsp)
vmovaps	256(%r15,%rcx),%zmm1
vmovups	%zmm1,4320(%rsp)
vmulps	%zmm8,%zmm17,%zmm7
vxorps	%xmm26,%xmm26,%xmm26
movq	%rdi,%rcx
xorl	%r9d,%r9d
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm6,%xmm6,%xmm6
.p2align	4
59:
vmovaps	(%rcx),%zmm25
vmovaps	-256(%rbp,%r9),%zmm17
vmovaps	-192(%rbp,%r9),%zmm21
vmovaps	%zmm17,%zmm19
vfmadd213ps	%zmm14,%zmm7,%zmm19
vaddps	%zmm12,%zmm19,%zmm19
vdivps	%zmm19,%zmm2,%zmm16
vmovaps	-128(%rbp,%r9),%zmm13
vsubps	%zmm19,%zmm25,%zmm19
vmulps	%zmm16,%zmm19,%zmm19
vmulps	%zmm19,%zmm0,%zmm25
vfmadd213ps	%zmm16,%zmm16,%zmm25
vaddps	%zmm25,%zmm11,%zmm11
vaddps	%zmm19,%zmm3,%zmm3
vfmadd231ps	%zmm17,%zmm19,%zmm31
vfmadd231ps	%zmm21,%zmm19,%zmm1
vfmadd231ps	-64(%rbp,%r9),%zmm19,%zmm15
vfmadd231ps	%zmm13,%zmm19,%zmm22
vfmadd231ps	(%rbp,%r9),%zmm19,%zmm6
vmulps	%zmm25,%zmm17,%zmm16
vaddps	%zmm16,%zmm26,%zmm26
vfmadd231ps	%zmm16,%zmm17,%zmm28
vmulps	%zmm25,%zmm21,%zmm16
vaddps	%zmm16,%zmm23,%zmm23
vfmadd231ps	%zmm17,%zmm16,%zmm10
vfmadd231ps	%zmm16,%zmm21,%zmm9
vmulps	%zmm25,%zmm13,%zmm16
vaddps	%zmm16,%zmm18,%zmm18
vfmadd231ps	%zmm17,%zmm16,%zmm29
vfmadd231ps	%zmm21,%zmm16,%zmm5
vfmadd231ps	%zmm13,%zmm16,%zmm24
addq	$320,%r9
addq	$64,%rcx
cmpq	%r9,%rsi
jne	59b
vmovups	608(%rsp),%zmm17
vmulps	%zmm27,%zmm17,%zmm25
vxorps	%xmm21,%xmm21,%xmm21
vfmadd213ps	%zmm21,%zmm7,%zmm9
vmovups	1632(%rsp),%zmm13
vfmadd231ps	%zmm9,%zmm7,%zmm13
vmovups	%zmm13,1632(%rsp)
vmovaps	%zmm10,%zmm9
vfmadd213ps	%zmm21,%zmm25,%zmm9
vmovups	992(%rsp),%zmm13
vfmadd231ps	%zmm9,%zmm7,%zmm13
vmovups	%zmm13,992(%rsp)
vmovaps	%zmm28,%zmm9
vfmadd213ps	%zmm21,%zmm25,%zmm9
vmovups	1056(%rsp),%zmm13
vfmadd231ps	%zmm9,%zmm25,%zmm13
vmovups	%zmm13,1056(%rsp)
vmovaps	%zmm10,%zmm9
vfmadd213ps	%zmm21,%zmm8,%zmm9
vmovups	736(%rsp),%zmm13
vfmadd231ps	%zmm9,%zmm7,%zmm13
vmovups	%zmm13,736(%rsp)
vmovaps	%zmm28,%zmm9
vfmadd213ps	%zmm21,%zmm8,%zmm9
vmovups	1184(%rsp),%zmm13
vfmadd231ps	%zmm9,%zmm25,%zmm13
vmovups	%zmm13,1184(%rsp)
vmovups	256(%rsp),%zmm13
vfmadd231ps	%zmm9,%zmm8,%zmm13
vmovups	%zmm13,256(%rsp)
vmovups	64(%rsp),%zmm9
vaddps	%zmm3,%zmm9,%zmm9
vmovups	%zmm9,64(%rsp)
vaddps	%zmm21,%zmm11,%zmm3
vmovups	800(%rsp),%zmm9
vaddps	%zmm3,%zmm9,%zmm9
vmovups	%zmm9,800(%rsp)
vaddps	%zmm21,%zmm23,%zmm3
vmovups	4384(%rsp),%zmm11
vfmadd231ps	%zmm3,%zmm7,%zmm11
vaddps	%zmm21,%zmm26,%zmm3
vmovups	2336(%rsp),%zmm9
vfmadd231ps	%zmm3,%zmm25,%zmm9
vmovups	%zmm9,2336(%rsp)
vmovups	2400(%rsp),%zmm9
vfmadd231ps	%zmm3,%zmm8,%zmm9
vmovups	%zmm9,2400(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm18
vmovups	1440(%rsp),%zmm3
vaddps	%zmm18,%zmm3,%zmm3
vmovups	%zmm3,1440(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm5
vmovups	1120(%rsp),%zmm3
vfmadd231ps	%zmm5,%zmm7,%zmm3
vmovups	%zmm3,1120(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm24
vmovups	1696(%rsp),%zmm3
vfmadd231ps	%zmm24,%zmm7,%zmm3
vmovups	%zmm3,1696(%rsp)
vmulps	%zmm30,%zmm17,%zmm3
vfmadd213ps	%zmm21,%zmm3,%zmm10
vmovups	1760(%rsp),%zmm5
vfmadd231ps	%zmm10,%zmm7,%zmm5
vmovups	%zmm5,1760(%rsp)
vmovaps	%zmm29,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm29
vmovups	1888(%rsp),%zmm9
vfmadd231ps	%zmm29,%zmm7,%zmm9
vmovups	%zmm9,1888(%rsp)
vmovups	672(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm7,%zmm9
vmovups	%zmm9,672(%rsp)
vmovups	928(%rsp),%zmm9
vfmadd231ps	%zmm22,%zmm7,%zmm9
vmovups	%zmm9,928(%rsp)
vfmadd213ps	%zmm21,%zmm7,%zmm5
vmovups	2144(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm25,%zmm7
vmovups	%zmm7,2144(%rsp)
vmovups	2656(%rsp),%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmovups	864(%rsp),%zmm5
vfmadd231ps	%zmm31,%zmm25,%zmm5
vmovups	%zmm5,864(%rsp)
vfmadd213ps	%zmm21,%zmm3,%zmm28
vmovups	1824(%rsp),%zmm5
vfmadd231ps	%zmm25,%zmm28,%zmm5
vmovups	%zmm5,1824(%rsp)
vfmadd231ps	4960(%rsp),%zmm31,%zmm20
vmovups	1568(%rsp),%zmm5
vfmadd231ps	4320(%rsp),%zmm31,%zmm5
vmovups	%zmm5,1568(%rsp)
vmovups	480(%rsp),%zmm7
vfmadd231ps	%zmm31,%zmm8,%zmm7
vmovups	192(%rsp),%zmm5
vfmadd231ps	%zmm31,%zmm3,%zmm5
vmovups	1376(%rsp),%zmm10
vfmadd231ps	%zmm31,%zmm30,%zmm10
vmovups	%zmm10,1376(%rsp)
vmovups	128(%rsp),%zmm13
vfmadd231ps	%zmm1,%zmm27,%zmm13
vmovups	2208(%rsp),%zmm25
vfmadd231ps	%zmm1,%zmm30,%zmm25
vmovups	2592(%rsp),%zmm1
vfmadd231ps	%zmm27,%zmm22,%zmm1
vmovups	%zmm1,2592(%rsp)
vmovups	2272(%rsp),%zmm10
vfmadd231ps	%zmm22,%zmm30,%zmm10
vmovups	2784(%rsp),%zmm30
vfmadd231ps	%zmm22,%zmm8,%zmm30
vmovups	320(%rsp),%zmm31
vfmadd231ps	%zmm15,%zmm8,%zmm31
vfmadd231ps	%zmm6,%zmm8,%zmm4
vmovups	1952(%rsp),%zmm1
vfmadd231ps	%zmm28,%zmm8,%zmm1
vmovaps	%zmm1,%zmm8
vmovups	1312(%rsp),%zmm1
vfmadd231ps	%zmm28,%zmm3,%zmm1
vmovups	%zmm1,1312(%rsp)
vfmadd213ps	%zmm21,%zmm3,%zmm26
vmovups	1504(%rsp),%zmm1
vaddps	%zmm26,%zmm1,%zmm1
vmovups	%zmm1,1504(%rsp)
incq	%rdx
addq	%rax,%rdi
cmpq	%r14,%rdx
jne	58b
vmovups	%zmm7,480(%rsp)
vmovups	%zmm5,192(%rsp)
vmovups	%zmm31,320(%rsp)
vmovups	%zmm13,128(%rsp)
vbroadcastss	98f(%rip),%zmm13
vpbroadcastd	372f(%rip),%zmm15
vpbroadcastd	373f(%rip),%zmm16
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	376f(%rip),%zmm18
vbroadcastss	377f(%rip),%zmm19
vbroadcastss	378f(%rip),%zmm22
vbroadcastss	379f(%rip),%zmm23
vbroadcastss	382f(%rip),%zmm24
vbroadcastss	383f(%rip),%zmm26
vmovups	1184(%rsp),%zmm14
vmovups	736(%rsp),%zmm12
vmovups	4256(%rsp),%zmm3
vmovups	1248(%rsp),%zmm29
vmovups	2592(%rsp),%zmm7
vmovups	672(%rsp),%zmm6
vmovups	1632(%rsp),%zmm31
62:
vmulps	%zmm17,%zmm0,%zmm1
vdivps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm30,%zmm5
vmulps	%zmm30,%zmm1,%zmm30
vfnmadd213ps	%zmm31,%zmm3,%zmm30
vmovups	%zmm30,4896(%rsp)
vmovups	%zmm29,1248(%rsp)
vdivps	%zmm29,%zmm2,%zmm3
vmovups	1376(%rsp),%zmm29
vmulps	%zmm29,%zmm1,%zmm30
vfnmadd213ps	1056(%rsp),%zmm3,%zmm30
vmovups	%zmm30,5984(%rsp)
vmovups	128(%rsp),%zmm3
vfnmadd213ps	992(%rsp),%zmm1,%zmm3
vmovups	%zmm3,128(%rsp)
vmovups	320(%rsp),%zmm3
vfnmadd213ps	1120(%rsp),%zmm1,%zmm3
vmovups	%zmm3,320(%rsp)
vfnmadd213ps	2144(%rsp),%zmm1,%zmm7
vfnmadd213ps	1696(%rsp),%zmm1,%zmm4
vfnmadd213ps	1760(%rsp),%zmm1,%zmm25
vmovups	%zmm25,2208(%rsp)
vfnmadd213ps	1824(%rsp),%zmm1,%zmm20
vfnmadd213ps	1888(%rsp),%zmm1,%zmm10
vmovups	%zmm10,2272(%rsp)
vmovups	1568(%rsp),%zmm31
vfnmadd213ps	1312(%rsp),%zmm1,%zmm31
vfnmadd231ps	%zmm5,%zmm0,%zmm9
vdivps	%zmm17,%zmm13,%zmm1
vfnmadd231ps	%zmm29,%zmm0,%zmm8
vmulps	%zmm1,%zmm0,%zmm0
vmovss	2528(%rsp),%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vucomiss	%xmm3,%xmm1
vfmadd231ps	%zmm6,%zmm0,%zmm12
vmovups	864(%rsp),%zmm29
vfmadd231ps	%zmm0,%zmm29,%zmm14
vmovaps	%zmm7,%zmm30
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm8,1952(%rsp)
vmovups	%zmm9,2656(%rsp)
vmovups	%zmm14,1184(%rsp)
vmovups	%zmm11,4384(%rsp)
vmovups	%zmm12,736(%rsp)
vmovups	%zmm20,5920(%rsp)
vmovups	%zmm6,672(%rsp)
vmovups	%zmm4,4960(%rsp)
jbe	66f
vmovups	1248(%rsp),%zmm10
vmovups	4128(%rsp),%zmm0
vmovups	5856(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,4128(%rsp)
vcmpgeps	369f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm5,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
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
vmovups	2720(%rsp),%zmm20
vmovups	256(%rsp),%zmm5
jbe	67f
vxorps	%xmm1,%xmm1,%xmm1
testb	%r13b,%r13b
vpbroadcastd	84f(%rip),%zmm17
vmovups	4896(%rsp),%zmm25
jne	65f
vbroadcastss	8(%r11),%zmm3
movq	%r10,%rcx
xorl	%edx,%edx
.p2align	4
63:
leaq	(%rdx,%r14),%rdi
leaq	(%rdi,%rdi,4),%rdi
shlq	$6,%rdi
vmovups	608(%rsp),%zmm4
vmulps	(%r15,%rdi),%zmm4,%zmm4
movq	%r15,%rdi
movq	%rcx,%r9
movq	%r14,%rbx
vmovups	544(%rsp),%zmm14
.p2align	4
64:
vmovaps	(%rdi),%zmm5
vfmadd213ps	%zmm14,%zmm4,%zmm5
vaddps	%zmm3,%zmm5,%zmm5
vdivps	%zmm5,%zmm2,%zmm6
vmovaps	(%r9),%zmm7
vsubps	%zmm5,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm13,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm13,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm2,%zmm6,%zmm8
vpaddd	%zmm15,%zmm8,%zmm8
vpandd	%zmm16,%zmm8,%zmm8
vpsubd	%zmm8,%zmm17,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm13,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm27,%zmm9
vfmadd213ps	%zmm28,%zmm10,%zmm9
vmovaps	%zmm18,%zmm11
vmovaps	%zmm22,%zmm12
vfmadd213ps	%zmm23,%zmm10,%zmm12
vfmadd213ps	%zmm19,%zmm10,%zmm11
vfmadd231ps	%zmm24,%zmm6,%zmm12
vfmadd213ps	%zmm11,%zmm6,%zmm12
vfmadd213ps	%zmm9,%zmm6,%zmm12
vfmadd213ps	%zmm10,%zmm6,%zmm12
vaddps	%zmm2,%zmm7,%zmm6
vfmadd231ps	%zmm26,%zmm8,%zmm12
vmaxps	%zmm13,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm12,%zmm7
vfmadd231ps	%zmm7,%zmm5,%zmm1
addq	$64,%r9
addq	$320,%rdi
decq	%rbx
jne	64b
incq	%rdx
addq	%rax,%rcx
cmpq	%r14,%rdx
jne	63b
65:
vbroadcastss	384f(%rip),%zmm3
vmovups	4576(%rsp),%zmm4
vfmadd213ps	385f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm21,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,4576(%rsp)
vmovups	2848(%rsp),%zmm0
vmaxps	325f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2848(%rsp)
vmovups	5088(%rsp),%zmm0
vbroadcastss	386f(%rip),%zmm0 {%k2}
vmovups	%zmm0,5088(%rsp)
vblendmps	322f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	3360(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	2016(%rsp),%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmovups	2912(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	2080(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmovups	2976(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	608(%rsp),%zmm17
vsubps	%zmm5,%zmm17,%zmm17
vmovups	3040(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	544(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	%zmm7,544(%rsp)
vmovups	3168(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	4256(%rsp),%zmm8
vsubps	%zmm7,%zmm8,%zmm16
vmovups	3232(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vmovups	1248(%rsp),%zmm11
vsubps	%zmm8,%zmm11,%zmm15
vmovups	3104(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm8
vmovups	%zmm8,3104(%rsp)
vmovups	3296(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm8
vmovups	%zmm8,3296(%rsp)
vmovups	2464(%rsp),%zmm0
vmovaps	%zmm21,%zmm0 {%k1}
vmovups	%zmm0,2464(%rsp)
vmovups	4064(%rsp),%zmm0
vbroadcastss	329f(%rip),%zmm0 {%k1}
vmovups	%zmm0,4064(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,4448(%rsp)
vmovups	%zmm7,3232(%rsp)
vmovups	%zmm6,3168(%rsp)
vmovups	%zmm5,3040(%rsp)
vmovups	%zmm4,2976(%rsp)
vmovups	%zmm3,2912(%rsp)
vmovups	%zmm1,3360(%rsp)
vmovups	3552(%rsp),%zmm19
vmovups	3488(%rsp),%zmm12
vmovups	3424(%rsp),%zmm26
vmovups	1184(%rsp),%zmm8
vmovups	4384(%rsp),%zmm11
vmovups	736(%rsp),%zmm3
vmovups	672(%rsp),%zmm6
vmovups	800(%rsp),%zmm4
vmovups	256(%rsp),%zmm5
vmovaps	%zmm30,%zmm22
vmovups	64(%rsp),%zmm23
jmp	68f
.p2align	4
66:
vmovaps	%zmm12,%zmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4448(%rsp)
vmovups	1248(%rsp),%zmm15
vmovups	4256(%rsp),%zmm16
vmovups	2720(%rsp),%zmm20
vmovups	2080(%rsp),%zmm9
vmovups	2016(%rsp),%zmm10
vmovups	64(%rsp),%zmm23
vmovups	800(%rsp),%zmm4
vmovups	256(%rsp),%zmm5
vmovups	4896(%rsp),%zmm25
vmovaps	%zmm14,%zmm8
vmovups	3552(%rsp),%zmm19
vmovups	3488(%rsp),%zmm12
vmovups	3424(%rsp),%zmm26
vmovaps	%zmm30,%zmm22
jmp	68f
.p2align	4
67:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4448(%rsp)
vmovaps	%zmm10,%zmm15
vmovups	4256(%rsp),%zmm16
vmovups	2080(%rsp),%zmm9
vmovups	2016(%rsp),%zmm10
vmovups	736(%rsp),%zmm3
vmovups	64(%rsp),%zmm23
vmovups	800(%rsp),%zmm4
vmovups	4896(%rsp),%zmm25
vmovaps	%zmm30,%zmm22
vmovaps	%zmm14,%zmm8
vmovups	3552(%rsp),%zmm19
vmovups	3488(%rsp),%zmm12
vmovups	3424(%rsp),%zmm26
68:
vmovups	%zmm29,864(%rsp)
vmovups	%zmm5,256(%rsp)
vmovups	%zmm4,800(%rsp)
vmovups	%zmm17,608(%rsp)
vmovups	%zmm16,1632(%rsp)
vmovups	%zmm15,992(%rsp)
vbroadcastss	96f(%rip),%zmm1
vmaxps	%zmm1,%zmm25,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm24
vmovups	5984(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm14
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm5
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm4
vmovups	4960(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm18
vmovdqu64	6624(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmovups	%zmm31,1568(%rsp)
vmaxps	%zmm1,%zmm31,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6688(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6752(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm2,%zmm31
vcmpleps	%zmm12,%zmm10,%k4
vmovups	%zmm10,2016(%rsp)
vcmpleps	%zmm10,%zmm26,%k5
vblendmps	%zmm6,%zmm13,%zmm0 {%k5}
vbroadcastss	339f(%rip),%zmm12
vxorps	%zmm12,%zmm6,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm21,%k7
kmovw	34(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm21,%zmm2,%zmm10 {%k5}
vmovups	%zmm10,2144(%rsp)
vcmpleps	5152(%rsp),%zmm9,%k4
vmovups	%zmm9,2080(%rsp)
vcmpleps	%zmm9,%zmm19,%k6
vblendmps	%zmm29,%zmm13,%zmm0 {%k6}
vxorps	%zmm12,%zmm29,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm21,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm21,%zmm2,%zmm7 {%k6}
vmovups	%zmm7,1824(%rsp)
vcmpleps	4512(%rsp),%zmm17,%k2
vcmpleps	%zmm17,%zmm20,%k4
vmovups	480(%rsp),%zmm1
vblendmps	%zmm1,%zmm13,%zmm0 {%k4}
vxorps	%zmm12,%zmm1,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm21,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm21,%zmm2,%zmm17 {%k4}
vmovups	%zmm17,1888(%rsp)
vmovups	544(%rsp),%zmm0
vcmpgeps	5216(%rsp),%zmm0,%k3
vblendmps	%zmm23,%zmm13,%zmm1 {%k3}
vmovups	%zmm0,544(%rsp)
vcmpleps	3744(%rsp),%zmm0,%k3
vxorps	%zmm12,%zmm23,%zmm1 {%k3}
vcmpgeps	3808(%rsp),%zmm16,%k3
vmovups	928(%rsp),%zmm9
vblendmps	%zmm9,%zmm13,%zmm0 {%k3}
vcmpleps	3872(%rsp),%zmm16,%k3
vxorps	%zmm12,%zmm9,%zmm0 {%k3}
vcmpgeps	3936(%rsp),%zmm15,%k3
vmovups	192(%rsp),%zmm9
vblendmps	%zmm9,%zmm13,%zmm19 {%k3}
vcmpleps	4000(%rsp),%zmm15,%k3
vxorps	%zmm12,%zmm9,%zmm19 {%k3}
vcmpleps	%zmm1,%zmm21,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm21,%zmm2,%zmm12 {%k1}
vmovups	%zmm12,1760(%rsp)
vmulps	%zmm7,%zmm14,%zmm9
vmovaps	%zmm14,%zmm7
vmovups	%zmm14,1120(%rsp)
vmulps	128(%rsp),%zmm9,%zmm1
vmulps	%zmm10,%zmm24,%zmm20
vmovaps	%zmm24,%zmm13
vmovups	%zmm24,1056(%rsp)
vmulps	%zmm20,%zmm1,%zmm10
vmulps	%zmm17,%zmm5,%zmm28
vmovaps	%zmm5,%zmm15
vmovups	%zmm5,1376(%rsp)
vmulps	%zmm28,%zmm3,%zmm1
vmulps	%zmm20,%zmm1,%zmm14
vmulps	%zmm10,%zmm14,%zmm1
vmovaps	%zmm10,%zmm5
vfnmadd213ps	%zmm2,%zmm10,%zmm5
vbroadcastss	387f(%rip),%zmm3
vmovups	%zmm5,6304(%rsp)
vmaxps	%zmm3,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm6
vmulps	%zmm12,%zmm4,%zmm24
vmovaps	%zmm4,%zmm12
vmovups	%zmm4,1312(%rsp)
vmulps	%zmm24,%zmm11,%zmm5
vmulps	%zmm20,%zmm5,%zmm27
vmulps	%zmm10,%zmm27,%zmm5
vdivps	%zmm6,%zmm2,%zmm30
vmulps	%zmm30,%zmm7,%zmm6
vmovaps	%zmm2,%zmm6 {%k6}
vmovdqu64	6560(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k6
vmulps	%zmm13,%zmm6,%zmm11
vmovaps	%zmm6,%zmm11 {%k5}
vcmpleps	%zmm0,%zmm21,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm21,%zmm2,%zmm16 {%k6}
vmovups	%zmm16,1696(%rsp)
vmulps	%zmm28,%zmm8,%zmm0
vfmsub231ps	%zmm0,%zmm9,%zmm1
vmulps	%zmm30,%zmm1,%zmm13
vmulps	%zmm14,%zmm27,%zmm0
vmovaps	%zmm14,%zmm17
vmovaps	%zmm14,%zmm26
vfnmadd213ps	%zmm2,%zmm14,%zmm17
vfnmadd231ps	%zmm13,%zmm13,%zmm17
vmovaps	%zmm3,%zmm1
vmaxps	%zmm3,%zmm17,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm7
vmulps	2336(%rsp),%zmm24,%zmm6
vfmsub231ps	%zmm6,%zmm9,%zmm5
vmulps	%zmm30,%zmm5,%zmm4
vmulps	2400(%rsp),%zmm24,%zmm5
vfmsub231ps	%zmm5,%zmm28,%zmm0
vfnmadd231ps	%zmm13,%zmm4,%zmm0
vmulps	%zmm7,%zmm0,%zmm3
vxorps	%xmm6,%xmm6,%xmm6
vmovaps	%zmm27,%zmm21
vfnmadd213ps	%zmm2,%zmm27,%zmm21
vfnmadd231ps	%zmm4,%zmm4,%zmm21
vfnmadd231ps	%zmm3,%zmm3,%zmm21
vmaxps	%zmm1,%zmm21,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm7,%zmm15,%zmm5
vmovaps	%zmm2,%zmm5 {%k4}
vcmpleps	%zmm19,%zmm6,%k4
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm18,%zmm19
vmulps	%zmm16,%zmm18,%zmm15
vmulps	320(%rsp),%zmm15,%zmm8
vmulps	%zmm20,%zmm8,%zmm8
vmovaps	%zmm10,%zmm6
vmovups	%zmm10,4832(%rsp)
vmulps	%zmm10,%zmm8,%zmm18
vmovups	%zmm22,2592(%rsp)
vmulps	%zmm15,%zmm22,%zmm10
vfmsub231ps	%zmm10,%zmm9,%zmm18
vdivps	%zmm0,%zmm2,%zmm14
vmulps	%zmm14,%zmm12,%zmm0
vmovaps	%zmm2,%zmm0 {%k1}
vmovdqu64	6496(%rsp),%zmm10
vptestmd	%zmm10,%zmm10,%k1
korw	%k4,%k1,%k1
vmovaps	%zmm23,%zmm25
vblendmps	%zmm1,%zmm2,%zmm12 {%k1}
vmovaps	%zmm31,%zmm1
vmulps	%zmm12,%zmm31,%zmm22
vmulps	2208(%rsp),%zmm22,%zmm10
vmulps	%zmm20,%zmm10,%zmm10
vmulps	%zmm6,%zmm10,%zmm20
vmulps	5920(%rsp),%zmm22,%zmm23
vfmsub231ps	%zmm23,%zmm9,%zmm20
vmovaps	%zmm26,%zmm6
vmovups	%zmm26,4768(%rsp)
vmulps	%zmm26,%zmm8,%zmm23
vmulps	2656(%rsp),%zmm15,%zmm9
vfmsub231ps	%zmm9,%zmm28,%zmm23
vmulps	2272(%rsp),%zmm22,%zmm9
vmulps	%zmm8,%zmm10,%zmm26
vfmsub231ps	%zmm9,%zmm15,%zmm26
vmulps	1440(%rsp),%zmm15,%zmm9
vmovaps	%zmm27,%zmm16
vmovups	%zmm27,4704(%rsp)
vmulps	%zmm27,%zmm8,%zmm15
vfmsub231ps	%zmm9,%zmm24,%zmm15
vmulps	%zmm6,%zmm10,%zmm27
vmulps	1952(%rsp),%zmm22,%zmm9
vmovups	%zmm28,6432(%rsp)
vfmsub231ps	%zmm9,%zmm28,%zmm27
vmulps	1504(%rsp),%zmm22,%zmm9
vmulps	%zmm16,%zmm10,%zmm28
vmovups	%zmm24,6368(%rsp)
vfmsub231ps	%zmm9,%zmm24,%zmm28
vmulps	%zmm5,%zmm11,%zmm5
vmulps	%zmm0,%zmm5,%zmm31
vmovups	%zmm30,4320(%rsp)
vmulps	%zmm30,%zmm18,%zmm9
vfnmadd231ps	%zmm13,%zmm9,%zmm23
vmulps	%zmm7,%zmm23,%zmm22
vfnmadd231ps	%zmm4,%zmm9,%zmm15
vmovups	%zmm3,4640(%rsp)
vfnmadd231ps	%zmm3,%zmm22,%zmm15
vmulps	%zmm14,%zmm15,%zmm24
vmovaps	%zmm8,%zmm11
vfnmadd213ps	%zmm2,%zmm8,%zmm11
vfnmadd231ps	%zmm9,%zmm9,%zmm11
vfnmadd231ps	%zmm22,%zmm22,%zmm11
vfnmadd231ps	%zmm24,%zmm24,%zmm11
vbroadcastss	387f(%rip),%zmm15
vmaxps	%zmm15,%zmm11,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm6
vmulps	%zmm6,%zmm19,%zmm18
vmovaps	%zmm2,%zmm18 {%k6}
vmulps	%zmm30,%zmm20,%zmm29
vfnmadd231ps	%zmm13,%zmm29,%zmm27
vmulps	%zmm7,%zmm27,%zmm27
vfnmadd231ps	%zmm4,%zmm29,%zmm28
vfnmadd231ps	%zmm3,%zmm27,%zmm28
vmulps	%zmm14,%zmm28,%zmm30
vfnmadd231ps	%zmm9,%zmm29,%zmm26
vfnmadd231ps	%zmm22,%zmm27,%zmm26
vfnmadd231ps	%zmm24,%zmm30,%zmm26
vmulps	%zmm6,%zmm26,%zmm16
vmovaps	%zmm10,%zmm5
vfnmadd213ps	%zmm2,%zmm10,%zmm5
vfnmadd231ps	%zmm29,%zmm29,%zmm5
vfnmadd231ps	%zmm27,%zmm27,%zmm5
vfnmadd231ps	%zmm30,%zmm30,%zmm5
vfnmadd231ps	%zmm16,%zmm16,%zmm5
vmaxps	%zmm15,%zmm5,%zmm20
vsqrtps	%zmm20,%zmm20
vmulps	%zmm18,%zmm31,%zmm18
vdivps	%zmm20,%zmm2,%zmm15
vmulps	%zmm15,%zmm1,%zmm20
vmovaps	%zmm1,%zmm0
vmulps	%zmm20,%zmm18,%zmm3
vmovaps	%zmm18,%zmm3 {%k1}
vmovups	%zmm3,2784(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovss	2528(%rsp),%xmm18
vucomiss	%xmm3,%xmm18
kmovw	32(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	1056(%rsp),%zmm1
vmulps	672(%rsp),%zmm1,%zmm18
vmovaps	%zmm18,%zmm20
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm18,%zmm20 {%k1} {z}
kmovw	30(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	1120(%rsp),%zmm1
vmulps	864(%rsp),%zmm1,%zmm23
vmovaps	%zmm23,%zmm26 {%k1} {z}
vfmadd213ps	%zmm20,%zmm26,%zmm26
kmovw	28(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	1376(%rsp),%zmm1
vmulps	480(%rsp),%zmm1,%zmm31
vmovaps	%zmm31,%zmm20 {%k1} {z}
vfmadd213ps	%zmm26,%zmm20,%zmm20
kmovw	26(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	%zmm25,64(%rsp)
vmulps	1312(%rsp),%zmm25,%zmm25
vmovaps	%zmm25,%zmm26 {%k1} {z}
vfmadd213ps	%zmm20,%zmm26,%zmm26
kmovw	24(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm19,3616(%rsp)
vmulps	928(%rsp),%zmm19,%zmm3
vmovaps	%zmm3,%zmm28 {%k1} {z}
vfmadd213ps	%zmm26,%zmm28,%zmm28
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm0,3680(%rsp)
vmulps	192(%rsp),%zmm0,%zmm19
vmovaps	%zmm19,%zmm20 {%k1} {z}
vfmadd213ps	%zmm28,%zmm20,%zmm20
vmulps	2144(%rsp),%zmm18,%zmm26
vmovups	4832(%rsp),%zmm0
vmulps	%zmm26,%zmm0,%zmm18
vfmsub231ps	1824(%rsp),%zmm23,%zmm18
vmovups	4768(%rsp),%zmm1
vmulps	%zmm26,%zmm1,%zmm23
vfmsub231ps	1888(%rsp),%zmm31,%zmm23
vmovups	4704(%rsp),%zmm31
vmulps	%zmm26,%zmm31,%zmm28
vfmsub231ps	1760(%rsp),%zmm25,%zmm28
vmulps	%zmm26,%zmm8,%zmm25
vfmsub231ps	1696(%rsp),%zmm3,%zmm25
vmulps	%zmm26,%zmm10,%zmm3
vmovups	%zmm12,2528(%rsp)
vfmsub231ps	%zmm19,%zmm12,%zmm3
vbroadcastss	339f(%rip),%zmm12
vxorps	%zmm12,%zmm0,%zmm0
vmovups	%zmm0,5728(%rsp)
vxorps	%zmm12,%zmm1,%zmm0
vmovups	%zmm0,5792(%rsp)
vxorps	%zmm12,%zmm31,%zmm0
vmovups	%zmm0,4704(%rsp)
vxorps	%zmm12,%zmm8,%zmm0
vmovups	%zmm0,4768(%rsp)
vxorps	%zmm12,%zmm10,%zmm19
vmulps	4320(%rsp),%zmm18,%zmm18
vfnmadd231ps	%zmm13,%zmm18,%zmm23
vxorps	%zmm12,%zmm13,%zmm13
vfnmadd231ps	%zmm4,%zmm18,%zmm28
vxorps	%zmm12,%zmm4,%zmm0
vmovups	%zmm0,5664(%rsp)
vmovups	%zmm7,4832(%rsp)
vmulps	%zmm7,%zmm23,%zmm23
vmovups	4640(%rsp),%zmm0
vfnmadd231ps	%zmm0,%zmm23,%zmm28
vxorps	%zmm12,%zmm0,%zmm0
vfnmadd231ps	%zmm9,%zmm18,%zmm25
vxorps	%zmm12,%zmm9,%zmm31
vfnmadd231ps	%zmm22,%zmm23,%zmm25
vxorps	%zmm12,%zmm22,%zmm4
vmovups	%zmm4,5600(%rsp)
vmovups	%zmm14,4640(%rsp)
vmulps	%zmm14,%zmm28,%zmm4
vfnmadd231ps	%zmm24,%zmm4,%zmm25
vxorps	%zmm12,%zmm24,%zmm28
vfnmadd231ps	%zmm29,%zmm18,%zmm3
vxorps	%zmm12,%zmm29,%zmm14
vfnmadd231ps	%zmm27,%zmm23,%zmm3
vxorps	%zmm12,%zmm27,%zmm10
vxorps	%xmm27,%xmm27,%xmm27
vfnmadd231ps	%zmm30,%zmm4,%zmm3
vxorps	%zmm12,%zmm30,%zmm8
vmovaps	%zmm6,%zmm22
vmulps	%zmm6,%zmm25,%zmm9
vfnmadd231ps	%zmm16,%zmm9,%zmm3
vxorps	%zmm12,%zmm16,%zmm24
vmovaps	%zmm26,%zmm16
vfmadd213ps	%zmm27,%zmm26,%zmm16
vfmadd231ps	%zmm18,%zmm18,%zmm16
vfmadd231ps	%zmm23,%zmm23,%zmm16
vfmadd231ps	%zmm4,%zmm4,%zmm16
vfmadd231ps	%zmm9,%zmm9,%zmm16
vmovaps	%zmm15,%zmm7
vmulps	%zmm15,%zmm3,%zmm12
vfmadd231ps	%zmm12,%zmm12,%zmm16
ja	69f
vmovaps	%zmm28,%zmm6
vmovaps	%zmm0,%zmm29
vmovups	%zmm14,480(%rsp)
vmovaps	%zmm13,%zmm0
vmovups	%zmm19,192(%rsp)
vbroadcastss	16(%r11),%zmm3
vmovups	1376(%rsp),%zmm25
vdivps	%zmm25,%zmm2,%zmm5
vmovups	4064(%rsp),%zmm19
vdivps	%zmm19,%zmm2,%zmm11
vmulss	%xmm3,%xmm3,%xmm15
vbroadcastss	%xmm15,%zmm15
vcmpleps	%zmm15,%zmm20,%k1
vmulps	608(%rsp),%zmm5,%zmm5
vmulps	2784(%rsp),%zmm11,%zmm11
vmovups	1312(%rsp),%zmm20
vdivps	%zmm20,%zmm2,%zmm15
vmulps	544(%rsp),%zmm15,%zmm15
vmulps	388f(%rip){1to16},%zmm5,%zmm5
vmulps	389f(%rip){1to16},%zmm15,%zmm15
vcmpunordps	%zmm5,%zmm5,%k2
vmaxps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm15,%zmm5 {%k2}
vbroadcastss	329f(%rip),%zmm17
vmovups	4576(%rsp),%zmm14
vcmpltps	%zmm17,%zmm14,%k2
vaddps	%zmm14,%zmm14,%zmm15
vsqrtps	%zmm15,%zmm15
vmulps	392f(%rip){1to16},%zmm15,%zmm15 {%k2} {z}
vcmpunordps	%zmm5,%zmm5,%k2
vmaxps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm15,%zmm5 {%k2}
vmulps	%zmm11,%zmm11,%zmm11
vminps	%zmm2,%zmm11,%zmm11
vmulps	%zmm3,%zmm11,%zmm3
vcmpunordps	%zmm3,%zmm3,%k2
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k2}
vcmpltps	%zmm17,%zmm19,%k2
vmovaps	%zmm3,%zmm3 {%k2} {z}
vmulps	%zmm3,%zmm3,%zmm3
vcmpleps	%zmm3,%zmm16,%k1 {%k1}
vmovups	1824(%rsp),%zmm3
vmulps	2144(%rsp),%zmm3,%zmm3
vmulps	1888(%rsp),%zmm3,%zmm3
vmulps	1760(%rsp),%zmm3,%zmm3
vmulps	1696(%rsp),%zmm3,%zmm3
vmulps	2528(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm27,%k2
vmovaps	%zmm2,%zmm3 {%k2} {z}
vbroadcastss	326f(%rip),%zmm5
vblendmps	%zmm3,%zmm5,%zmm3 {%k1}
vmovups	5536(%rsp),%zmm11
vcmpleps	4128(%rsp),%zmm11,%k1
vminps	393f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	4192(%rsp),%zmm14
vcmpeqps	%zmm5,%zmm14,%k1
vmovaps	%zmm3,%zmm14 {%k1}
vcmpeqps	%zmm5,%zmm14,%k1
vmovaps	%zmm2,%zmm15 {%k1} {z}
vxorps	%xmm13,%xmm13,%xmm13
vaddss	%xmm13,%xmm15,%xmm3
vmovshdup	%xmm15,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufpd	$1,%xmm15,%xmm15,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufps	$255,%xmm15,%xmm15,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf128	$1,%ymm15,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm11
vaddss	%xmm3,%xmm11,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm11
vaddss	%xmm3,%xmm11,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$2,%zmm15,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm11
vaddss	%xmm3,%xmm11,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm11
vaddss	%xmm3,%xmm11,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$3,%zmm15,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm11
vaddss	%xmm3,%xmm11,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm11
vaddss	%xmm3,%xmm11,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vucomiss	%xmm13,%xmm3
vmovups	1632(%rsp),%zmm30
vmovups	992(%rsp),%zmm3
vmovups	%zmm3,1248(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	352f(%rip),%zmm17
ja	52b
jmp	72f
.p2align	4
69:
vmulps	%zmm12,%zmm7,%zmm3
vfmadd213ps	%zmm9,%zmm3,%zmm24
vmulps	%zmm24,%zmm22,%zmm12
vfmadd213ps	%zmm4,%zmm12,%zmm28
vfmadd213ps	%zmm28,%zmm3,%zmm8
vmulps	4640(%rsp),%zmm8,%zmm8
vfmadd213ps	%zmm23,%zmm8,%zmm0
vmovups	5600(%rsp),%zmm4
vfmadd213ps	%zmm0,%zmm12,%zmm4
vfmadd213ps	%zmm4,%zmm3,%zmm10
vmulps	4832(%rsp),%zmm10,%zmm7
vfmadd213ps	%zmm18,%zmm7,%zmm13
vmovups	5664(%rsp),%zmm0
vfmadd213ps	%zmm13,%zmm8,%zmm0
vfmadd213ps	%zmm0,%zmm12,%zmm31
vfmadd213ps	%zmm31,%zmm3,%zmm14
vmulps	4320(%rsp),%zmm14,%zmm0
vmovups	5728(%rsp),%zmm6
vfmadd213ps	%zmm26,%zmm0,%zmm6
vmovups	5792(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm7,%zmm4
vmovups	4704(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm8,%zmm6
vmovups	4768(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm12,%zmm4
vfmadd213ps	%zmm4,%zmm3,%zmm19
vmovups	1056(%rsp),%zmm9
vmulps	%zmm19,%zmm9,%zmm4
vmovups	1120(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm29
vmovups	1376(%rsp),%zmm15
vmulps	%zmm7,%zmm15,%zmm18
vmovups	1312(%rsp),%zmm13
vmulps	%zmm8,%zmm13,%zmm14
vmovups	3616(%rsp),%zmm7
vmulps	%zmm12,%zmm7,%zmm24
vmovups	3680(%rsp),%zmm8
vmulps	%zmm3,%zmm8,%zmm12
vmovups	2080(%rsp),%zmm27
vaddps	%zmm29,%zmm27,%zmm0
vmovups	3552(%rsp),%zmm19
vminps	%zmm0,%zmm19,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm19,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	5152(%rsp),%zmm26
vmaxps	%zmm1,%zmm26,%zmm1
vmovaps	%zmm26,%zmm1 {%k1}
vcmpeqps	%zmm27,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	2016(%rsp),%zmm30
vaddps	%zmm4,%zmm30,%zmm0
vmovups	3424(%rsp),%zmm31
vminps	%zmm0,%zmm31,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm31,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3488(%rsp),%zmm25
vmaxps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k2}
vcmpeqps	%zmm30,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	608(%rsp),%zmm10
vmovups	%zmm18,2208(%rsp)
vaddps	%zmm18,%zmm10,%zmm0
vmovups	2720(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm3,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	4512(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpeqps	%zmm10,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	544(%rsp),%zmm3
vmovups	%zmm14,2272(%rsp)
vaddps	%zmm14,%zmm3,%zmm0
vxorps	%xmm18,%xmm18,%xmm18
vmovups	5216(%rsp),%zmm28
vminps	%zmm0,%zmm28,%zmm1
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm28,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	3744(%rsp),%zmm14
vmaxps	%zmm1,%zmm14,%zmm1
vmovaps	%zmm14,%zmm1 {%k3}
vcmpeqps	%zmm3,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	1632(%rsp),%zmm3
vaddps	%zmm24,%zmm3,%zmm0
vmovups	3808(%rsp),%zmm14
vminps	%zmm0,%zmm14,%zmm1
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm14,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3872(%rsp),%zmm14
vmaxps	%zmm1,%zmm14,%zmm1
vmovaps	%zmm14,%zmm1 {%k4}
vcmpeqps	%zmm3,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vmovups	992(%rsp),%zmm3
vaddps	%zmm12,%zmm3,%zmm0
vmovups	3936(%rsp),%zmm14
vminps	%zmm0,%zmm14,%zmm1
vcmpunordps	%zmm0,%zmm0,%k5
vmovaps	%zmm14,%zmm1 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vmovups	4000(%rsp),%zmm14
vmaxps	%zmm1,%zmm14,%zmm1
vmovaps	%zmm14,%zmm1 {%k5}
vcmpeqps	%zmm3,%zmm1,%k5
vcmpneqps	%zmm1,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	335f(%rip),%zmm1 {%k4} {z}
vpord	336f(%rip){1to16},%zmm1,%zmm1 {%k5}
vpord	334f(%rip){1to16},%zmm1,%zmm1 {%k3}
vpord	333f(%rip){1to16},%zmm1,%zmm1 {%k2}
vpord	332f(%rip){1to16},%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vmovups	6304(%rsp),%zmm1
vminps	%zmm2,%zmm1,%zmm1
vminps	%zmm1,%zmm17,%zmm1
vminps	%zmm1,%zmm21,%zmm1
vminps	%zmm1,%zmm11,%zmm1
vminps	%zmm1,%zmm5,%zmm1
vmulps	4896(%rsp),%zmm9,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vmovups	2144(%rsp),%zmm14
vsubps	%zmm14,%zmm2,%zmm5
vfmadd231ps	%zmm3,%zmm14,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	5984(%rsp),%zmm6,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vmovups	1824(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm3,%zmm6,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	256(%rsp),%zmm15,%zmm3
vmulps	%zmm3,%zmm15,%zmm3
vmovups	1888(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm3,%zmm6,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	800(%rsp),%zmm13,%zmm3
vmulps	%zmm3,%zmm13,%zmm3
vmovups	1760(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm3,%zmm6,%zmm5
vmovups	5856(%rsp),%zmm3
vsubps	4448(%rsp),%zmm3,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmovups	3360(%rsp),%zmm5
vfmadd132ps	672(%rsp),%zmm18,%zmm5
vmovups	864(%rsp),%zmm3
vfmadd231ps	2912(%rsp),%zmm3,%zmm5
vmovups	480(%rsp),%zmm3
vfmadd231ps	2976(%rsp),%zmm3,%zmm5
vmovups	64(%rsp),%zmm3
vfmadd231ps	3040(%rsp),%zmm3,%zmm5
vmovups	928(%rsp),%zmm3
vfmadd231ps	3168(%rsp),%zmm3,%zmm5
vmulps	4960(%rsp),%zmm7,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmovups	1696(%rsp),%zmm3
vsubps	%zmm3,%zmm2,%zmm7
vfmadd231ps	%zmm6,%zmm3,%zmm7
vminps	%zmm1,%zmm7,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vmovups	192(%rsp),%zmm1
vfmadd231ps	3232(%rsp),%zmm1,%zmm5
vmulps	1568(%rsp),%zmm8,%zmm1
vmulps	%zmm1,%zmm8,%zmm1
vmovups	2528(%rsp),%zmm3
vsubps	%zmm3,%zmm2,%zmm7
vfmadd231ps	%zmm1,%zmm3,%zmm7
vminps	%zmm6,%zmm7,%zmm1
vsqrtps	%zmm16,%zmm16
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm1 {%k1}
vdivps	%zmm10,%zmm2,%zmm6
vmulps	%zmm6,%zmm15,%zmm3
vmovups	2464(%rsp),%zmm6
vcmpnltps	%zmm6,%zmm18,%k0
vcmpltps	%zmm6,%zmm18,%k2
vcmpltps	396f(%rip){1to16},%zmm1,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm1
vmovups	3104(%rsp),%zmm8
vsubps	%zmm5,%zmm8,%zmm5
vbroadcastss	322f(%rip),%zmm22
vmulps	%zmm22,%zmm8,%zmm6
vmaxps	%zmm5,%zmm6,%zmm7
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm6,%zmm7 {%k4}
vmaxps	96f(%rip){1to16},%zmm7,%zmm5
vdivps	%zmm5,%zmm2,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmulps	3296(%rsp),%zmm5,%zmm5
vmovups	5088(%rsp),%zmm7
vminps	%zmm5,%zmm7,%zmm6
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm7,%zmm6 {%k4}
vmaxps	422f(%rip){1to16},%zmm6,%zmm7
vcmpnltps	%zmm8,%zmm18,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm2,%zmm7 {%k4}
vmulps	423f(%rip){1to16},%zmm16,%zmm5
vmulps	%zmm5,%zmm16,%zmm5
vmovups	%zmm3,800(%rsp)
vmulps	%zmm5,%zmm3,%zmm5
korw	%k0,%k3,%k5
vbroadcastss	329f(%rip),%zmm23
vmovaps	%zmm23,%zmm5 {%k5}
vcmpleps	%zmm1,%zmm5,%k4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm20,%k0 {%k4}
vcmpgtps	5024(%rsp),%zmm16,%k4
korw	%k3,%k4,%k3
kandw	%k3,%k2,%k3
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm9,256(%rsp)
vcmpnltps	%zmm9,%zmm18,%k2
vptestmd	%zmm0,%zmm0,%k6
korw	%k2,%k1,%k7
vmovdqu64	6240(%rsp),%zmm3
vpord	%zmm0,%zmm3,%zmm1
vmovdqa32	%zmm3,%zmm1 {%k7}
vbroadcastss	82f(%rip),%zmm18
vandps	%zmm18,%zmm4,%zmm0
vbroadcastss	424f(%rip),%zmm20
vaddps	%zmm20,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm9
vmovups	4256(%rsp),%zmm21
vmulps	%zmm9,%zmm21,%zmm0
vminps	%zmm7,%zmm0,%zmm5
vcmpunordps	%zmm7,%zmm7,%k4
vandps	%zmm18,%zmm29,%zmm6
vaddps	%zmm20,%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm8
vmovaps	%zmm0,%zmm5 {%k4}
vmovups	1248(%rsp),%zmm3
vmulps	%zmm8,%zmm3,%zmm0
vminps	%zmm5,%zmm0,%zmm6
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm0,%zmm6 {%k4}
vmovups	%zmm24,128(%rsp)
vandps	%zmm18,%zmm24,%zmm0
vaddps	%zmm20,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm0
vbroadcastss	95f(%rip),%zmm15
vmulps	%zmm15,%zmm0,%zmm5
vmulps	%zmm5,%zmm21,%zmm10
vmulps	%zmm5,%zmm3,%zmm5
vminps	%zmm10,%zmm5,%zmm11
vcmpunordps	%zmm10,%zmm10,%k4
vmovaps	%zmm5,%zmm11 {%k4}
vmulps	6176(%rsp),%zmm0,%zmm5
vminps	%zmm11,%zmm5,%zmm10
vcmpunordps	%zmm11,%zmm11,%k4
vmovaps	%zmm5,%zmm10 {%k4}
vminps	%zmm6,%zmm10,%zmm11
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm10,%zmm11 {%k4}
vmovups	%zmm12,320(%rsp)
vandps	%zmm18,%zmm12,%zmm5
vmovaps	%zmm27,%zmm12
vaddps	%zmm20,%zmm5,%zmm5
vdivps	%zmm5,%zmm2,%zmm5
vmulps	%zmm15,%zmm5,%zmm6
vmulps	%zmm6,%zmm21,%zmm10
vmulps	%zmm6,%zmm3,%zmm6
vminps	%zmm10,%zmm6,%zmm15
vcmpunordps	%zmm10,%zmm10,%k4
vmovaps	%zmm6,%zmm15 {%k4}
vmulps	6112(%rsp),%zmm5,%zmm6
vminps	%zmm15,%zmm6,%zmm10
vcmpunordps	%zmm15,%zmm15,%k4
vmovaps	%zmm6,%zmm10 {%k4}
vminps	%zmm11,%zmm10,%zmm21
vcmpunordps	%zmm11,%zmm11,%k4
vmovaps	%zmm10,%zmm21 {%k4}
vcmpgtps	4576(%rsp),%zmm23,%k4
vmovaps	%zmm2,%zmm6 {%k4} {z}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm6,%xmm10
vmovshdup	%xmm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufpd	$1,%xmm6,%xmm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufps	$255,%xmm6,%xmm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf128	$1,%ymm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf32x4	$2,%zmm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm15
vaddss	%xmm15,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf32x4	$3,%zmm6,%xmm6
vaddss	%xmm6,%xmm10,%xmm10
vmovshdup	%xmm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufpd	$1,%xmm6,%xmm6,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufps	$255,%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm10,%xmm6
vmovups	2848(%rsp),%zmm20
vmulps	%zmm22,%zmm20,%zmm20 {%k3}
vmovaps	%zmm28,%zmm22
korw	%k6,%k7,%k3
vmovups	2784(%rsp),%zmm10
vmovaps	%zmm23,%zmm10 {%k5}
vmovups	%zmm10,2784(%rsp)
vmovups	4512(%rsp),%zmm23
vucomiss	%xmm3,%xmm6
vmovaps	%zmm21,%zmm6
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
jbe	48b
vxorps	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm17,%zmm4,%k5
vsubps	%zmm30,%zmm31,%zmm6
vsubps	%zmm25,%zmm30,%zmm6 {%k5}
vmulps	%zmm9,%zmm6,%zmm9
vmulps	%zmm6,%zmm14,%zmm6
vbroadcastss	425f(%rip),%zmm15
vmulps	%zmm15,%zmm9,%zmm9
vcmpltps	%zmm6,%zmm17,%k5
vbroadcastss	329f(%rip),%zmm10
vmovaps	%zmm10,%zmm6
vminps	%zmm10,%zmm9,%zmm6 {%k5}
vcmpltps	%zmm17,%zmm29,%k5
vsubps	%zmm12,%zmm19,%zmm9
vsubps	%zmm26,%zmm12,%zmm9 {%k5}
vmulps	%zmm8,%zmm9,%zmm8
vmulps	1824(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm17,%k5
vmovaps	%zmm10,%zmm9
vmulps	%zmm15,%zmm8,%zmm9 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k5}
vmovups	2208(%rsp),%zmm3
vandps	%zmm18,%zmm3,%zmm8
vbroadcastss	424f(%rip),%zmm11
vaddps	%zmm11,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vcmpltps	%zmm17,%zmm3,%k5
vmovups	608(%rsp),%zmm3
vmovups	2720(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vsubps	%zmm23,%zmm3,%zmm9 {%k5}
vmulps	%zmm8,%zmm9,%zmm8
vmulps	1888(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm17,%k5
vmovaps	%zmm10,%zmm9
vmulps	%zmm15,%zmm8,%zmm9 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k5}
vmovups	2272(%rsp),%zmm3
vandps	%zmm18,%zmm3,%zmm8
vaddps	%zmm11,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vcmpltps	%zmm17,%zmm3,%k5
vmovups	544(%rsp),%zmm3
vsubps	%zmm3,%zmm22,%zmm9
vsubps	3744(%rsp),%zmm3,%zmm9 {%k5}
vmulps	%zmm8,%zmm9,%zmm8
vmulps	1760(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm17,%k5
vmovaps	%zmm10,%zmm9
vmulps	%zmm15,%zmm8,%zmm9 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k5}
vcmpgtps	128(%rsp),%zmm17,%k5
vmovups	1632(%rsp),%zmm3
vmovups	3808(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vsubps	3872(%rsp),%zmm3,%zmm8 {%k5}
vmulps	%zmm0,%zmm8,%zmm0
vmulps	1696(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm17,%k5
vmovaps	%zmm10,%zmm8
vmulps	%zmm15,%zmm0,%zmm8 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k5}
vcmpgtps	320(%rsp),%zmm17,%k5
vmovups	992(%rsp),%zmm3
vmovups	3936(%rsp),%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vsubps	4000(%rsp),%zmm3,%zmm6 {%k5}
vmulps	%zmm5,%zmm6,%zmm5
vmulps	2528(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm17,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm15,%zmm5,%zmm6 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k5}
vcmpltps	%zmm21,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm21,%zmm6 {%k4}
jmp	48b
.p2align	4
72:
vmovups	%zmm14,4192(%rsp)
vmulps	%zmm12,%zmm7,%zmm3
vfmadd213ps	%zmm9,%zmm3,%zmm24
vmulps	%zmm24,%zmm22,%zmm9
vfmadd213ps	%zmm4,%zmm9,%zmm6
vfmadd213ps	%zmm6,%zmm3,%zmm8
vmulps	4640(%rsp),%zmm8,%zmm5
vfmadd213ps	%zmm23,%zmm5,%zmm29
vmovups	5600(%rsp),%zmm1
vfmadd213ps	%zmm29,%zmm9,%zmm1
vfmadd213ps	%zmm1,%zmm3,%zmm10
vmulps	4832(%rsp),%zmm10,%zmm7
vfmadd213ps	%zmm18,%zmm7,%zmm0
vmovups	5664(%rsp),%zmm1
vfmadd213ps	%zmm0,%zmm5,%zmm1
vfmadd213ps	%zmm1,%zmm9,%zmm31
vmovups	480(%rsp),%zmm0
vfmadd213ps	%zmm31,%zmm3,%zmm0
vmulps	4320(%rsp),%zmm0,%zmm1
vmovups	5728(%rsp),%zmm4
vfmadd213ps	%zmm26,%zmm1,%zmm4
vmovups	5792(%rsp),%zmm0
vfmadd213ps	%zmm4,%zmm7,%zmm0
vmovups	4704(%rsp),%zmm4
vfmadd213ps	%zmm0,%zmm5,%zmm4
vmovups	4768(%rsp),%zmm0
vfmadd213ps	%zmm4,%zmm9,%zmm0
vmovups	192(%rsp),%zmm6
vfmadd213ps	%zmm0,%zmm3,%zmm6
vmulps	1056(%rsp),%zmm6,%zmm0
vmovups	%zmm0,64(%rsp)
vmulps	1120(%rsp),%zmm1,%zmm1
vmovups	%zmm1,256(%rsp)
vmulps	%zmm7,%zmm25,%zmm1
vmovups	%zmm1,672(%rsp)
vmulps	%zmm5,%zmm20,%zmm1
vmovups	%zmm1,864(%rsp)
vdivps	5344(%rsp),%zmm2,%zmm1
vmulps	3616(%rsp),%zmm9,%zmm0
vmovups	%zmm0,928(%rsp)
vmulps	3680(%rsp),%zmm3,%zmm0
vmovups	%zmm0,480(%rsp)
vmulps	5408(%rsp),%zmm1,%zmm0
vpbroadcastd	372f(%rip),%zmm17
vpaddd	%zmm17,%zmm0,%zmm1
vpbroadcastd	373f(%rip),%zmm18
vpandd	%zmm18,%zmm1,%zmm1
vpbroadcastd	84f(%rip),%zmm19
vpsubd	%zmm1,%zmm19,%zmm3
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm2,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vmovaps	%zmm27,%zmm5
vfmadd213ps	%zmm28,%zmm3,%zmm5
vbroadcastss	376f(%rip),%zmm6
vfmadd213ps	377f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	378f(%rip),%zmm4
vfmadd213ps	379f(%rip){1to16},%zmm3,%zmm4
vfmadd231ps	382f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd231ps	383f(%rip){1to16},%zmm1,%zmm4
vmovups	5280(%rsp),%zmm0
vfmadd231ps	394f(%rip){1to16},%zmm0,%zmm4
vmovups	5472(%rsp),%zmm0
vfmadd231ps	395f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,800(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm23,%xmm23,%xmm23
cmpb	$0,36(%rsp)
vbroadcastss	98f(%rip),%zmm20
vbroadcastss	326f(%rip),%zmm21
movl	16(%rsp),%r13d
je	75f
vbroadcastss	8(%r11),%zmm5
movq	%r10,%rdx
xorl	%esi,%esi
.p2align	4
73:
leaq	(%rsi,%r14),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovups	608(%rsp),%zmm4
vmulps	(%r15,%rcx),%zmm4,%zmm4
vmovups	%zmm4,192(%rsp)
movq	%r15,%rcx
movq	%rdx,%rdi
movq	%r14,%r9
vbroadcastss	376f(%rip),%zmm30
vbroadcastss	377f(%rip),%zmm4
vbroadcastss	378f(%rip),%zmm13
vbroadcastss	379f(%rip),%zmm22
vbroadcastss	382f(%rip),%zmm24
vbroadcastss	383f(%rip),%zmm26
vmovups	544(%rsp),%zmm14
.p2align	4
74:
vmovaps	(%rcx),%zmm8
vfmadd132ps	192(%rsp),%zmm14,%zmm8
vaddps	%zmm5,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm10
vmovaps	(%rdi),%zmm12
vsubps	%zmm8,%zmm12,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vaddps	%zmm20,%zmm10,%zmm15
vcmpltps	%zmm12,%zmm20,%k1
vmovaps	%zmm12,%zmm15 {%k1}
vmovaps	%zmm23,%zmm6
vmovaps	%zmm11,%zmm23
vmovaps	%zmm25,%zmm11
vmovaps	%zmm0,%zmm25
vmovaps	%zmm3,%zmm0
vmovaps	%zmm9,%zmm3
vmovaps	%zmm7,%zmm9
vmovaps	%zmm31,%zmm7
vmovaps	%zmm29,%zmm31
vmovaps	%zmm1,%zmm29
vmovaps	%zmm21,%zmm1
vaddps	%zmm2,%zmm15,%zmm16
vpaddd	%zmm17,%zmm16,%zmm16
vpandd	%zmm18,%zmm16,%zmm16
vmovdqa64	%zmm17,%zmm21
vpsubd	%zmm16,%zmm19,%zmm17
vmovdqa64	%zmm18,%zmm27
vaddps	%zmm20,%zmm17,%zmm18
vfmadd231ps	%zmm15,%zmm17,%zmm18
vmulps	%zmm18,%zmm18,%zmm15
vmovaps	%zmm30,%zmm17
vfmadd213ps	%zmm4,%zmm18,%zmm17
vmovdqa64	%zmm19,%zmm28
vmovaps	%zmm13,%zmm19
vfmadd213ps	%zmm22,%zmm18,%zmm19
vfmadd231ps	%zmm24,%zmm15,%zmm19
vfmadd213ps	%zmm17,%zmm15,%zmm19
vbroadcastss	374f(%rip),%zmm17
vfmadd213ps	375f(%rip){1to16},%zmm18,%zmm17
vfmadd213ps	%zmm17,%zmm15,%zmm19
vmovdqa64	%zmm21,%zmm17
vfmadd213ps	%zmm18,%zmm15,%zmm19
vmovdqa64	%zmm27,%zmm18
vcvtdq2ps	%zmm16,%zmm15
vmovaps	%zmm1,%zmm21
vmovaps	%zmm29,%zmm1
vmovaps	%zmm31,%zmm29
vmovaps	%zmm7,%zmm31
vmovaps	%zmm9,%zmm7
vmovaps	%zmm3,%zmm9
vmovaps	%zmm0,%zmm3
vmovaps	%zmm25,%zmm0
vmovaps	%zmm11,%zmm25
vmovaps	%zmm23,%zmm11
vmovaps	%zmm6,%zmm23
vfmadd231ps	%zmm26,%zmm15,%zmm19
vaddps	%zmm2,%zmm12,%zmm15
vmaxps	%zmm20,%zmm12,%zmm12
vfmsub231ps	%zmm15,%zmm19,%zmm12
vmovdqa64	%zmm28,%zmm19
vaddps	%zmm21,%zmm8,%zmm15
vdivps	%zmm15,%zmm2,%zmm15
vfmadd231ps	%zmm12,%zmm8,%zmm23
vmulps	%zmm10,%zmm5,%zmm8
vmulps	%zmm15,%zmm15,%zmm10
vaddps	%zmm15,%zmm1,%zmm1
vmulps	%zmm10,%zmm15,%zmm12
vaddps	%zmm10,%zmm11,%zmm11
vaddps	%zmm12,%zmm25,%zmm25
vfmadd231ps	%zmm12,%zmm8,%zmm7
vmulps	%zmm12,%zmm10,%zmm12
vfmadd231ps	%zmm10,%zmm8,%zmm9
vmulps	%zmm10,%zmm10,%zmm10
vaddps	%zmm10,%zmm0,%zmm0
vfmadd231ps	%zmm10,%zmm8,%zmm31
vfmadd231ps	%zmm8,%zmm12,%zmm29
vaddps	%zmm12,%zmm3,%zmm3
addq	$64,%rdi
addq	$320,%rcx
decq	%r9
jne	74b
incq	%rsi
addq	%rax,%rdx
cmpq	%r14,%rsi
jne	73b
75:
vbroadcastss	82f(%rip),%zmm8
vmovups	64(%rsp),%zmm21
vandps	%zmm8,%zmm21,%zmm5
vxorps	%xmm6,%xmm6,%xmm6
vmaxps	%zmm6,%zmm5,%zmm5
vmovups	256(%rsp),%zmm17
vandps	%zmm8,%zmm17,%zmm6
vmaxps	%zmm5,%zmm6,%zmm5
vandps	928(%rsp),%zmm8,%zmm6
vmaxps	%zmm5,%zmm6,%zmm5
vandps	480(%rsp),%zmm8,%zmm6
vmaxps	%zmm5,%zmm6,%zmm5
vmovups	4192(%rsp),%zmm14
vcmpleps	%zmm2,%zmm14,%k2
vmovups	1632(%rsp),%zmm30
vminps	992(%rsp),%zmm30,%zmm6
vmulps	398f(%rip){1to16},%zmm6,%zmm6
vcmpleps	%zmm6,%zmm5,%k3 {%k2}
vmovups	1120(%rsp),%zmm4
vmulps	128(%rsp),%zmm4,%zmm5
vmovups	1056(%rsp),%zmm13
vmulps	%zmm13,%zmm5,%zmm26
vmovups	1376(%rsp),%zmm27
vmulps	736(%rsp),%zmm27,%zmm6
vmulps	%zmm13,%zmm6,%zmm12
vmulps	1184(%rsp),%zmm27,%zmm6
vmulps	%zmm26,%zmm12,%zmm16
vfmsub231ps	%zmm6,%zmm4,%zmm16
vmovups	1312(%rsp),%zmm19
vmulps	4384(%rsp),%zmm19,%zmm6
vmulps	%zmm13,%zmm6,%zmm15
vmulps	2336(%rsp),%zmm19,%zmm6
vmulps	%zmm26,%zmm15,%zmm20
vfmsub231ps	%zmm6,%zmm4,%zmm20
vmulps	2400(%rsp),%zmm19,%zmm6
vmulps	%zmm12,%zmm15,%zmm18
vfmsub231ps	%zmm6,%zmm27,%zmm18
vmovups	3616(%rsp),%zmm5
vmulps	320(%rsp),%zmm5,%zmm6
vmulps	%zmm13,%zmm6,%zmm22
vmulps	2592(%rsp),%zmm5,%zmm8
vmulps	%zmm26,%zmm22,%zmm6
vfmsub231ps	%zmm8,%zmm4,%zmm6
vmovups	%zmm6,320(%rsp)
vmulps	2656(%rsp),%zmm5,%zmm10
vmulps	%zmm12,%zmm22,%zmm8
vfmsub231ps	%zmm10,%zmm27,%zmm8
vmulps	1440(%rsp),%zmm5,%zmm10
vmulps	%zmm15,%zmm22,%zmm24
vfmsub231ps	%zmm10,%zmm19,%zmm24
vmovups	3680(%rsp),%zmm28
vmulps	2208(%rsp),%zmm28,%zmm10
vmulps	%zmm13,%zmm10,%zmm6
vmulps	5920(%rsp),%zmm28,%zmm10
vmulps	%zmm26,%zmm6,%zmm13
vfmsub231ps	%zmm10,%zmm4,%zmm13
vmovups	%zmm13,192(%rsp)
vmovups	2016(%rsp),%zmm13
vaddps	%zmm13,%zmm21,%zmm10
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	3424(%rsp),%zmm4
vminps	%zmm10,%zmm4,%zmm10
vmovaps	%zmm4,%zmm10 {%k1}
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	3488(%rsp),%zmm4
vmaxps	%zmm10,%zmm4,%zmm10
vmovaps	%zmm4,%zmm10 {%k1}
vmovaps	%zmm10,%zmm13 {%k3}
vcmpeqps	325f(%rip){1to16},%zmm14,%k1
vbroadcastss	208(%r11),%zmm21
vmovaps	%zmm21,%zmm13 {%k1}
leaq	(%r8,%r12),%rdi
movq	%rdi,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm4
vmovups	%zmm4,128(%rsp)
movq	(%rsp),%rbx
vmovaps	%zmm13,(%rbx,%rax)
vmovups	2080(%rsp),%zmm13
vaddps	%zmm13,%zmm17,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3552(%rsp),%zmm10
vminps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	5152(%rsp),%zmm10
vmaxps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k4}
vmovaps	%zmm4,%zmm13 {%k3}
vmovaps	%zmm21,%zmm13 {%k1}
movq	56(%rsp),%r9
addq	%r9,%rdi
shlq	$6,%rdi
vmovaps	%zmm13,(%rbx,%rdi)
vmovups	%zmm26,1184(%rsp)
vmovaps	%zmm26,%zmm4
vfnmadd213ps	%zmm2,%zmm26,%zmm4
vbroadcastss	387f(%rip),%zmm14
vmaxps	%zmm14,%zmm4,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	1952(%rsp),%zmm28,%zmm17
vmulps	%zmm12,%zmm6,%zmm26
vfmsub231ps	%zmm17,%zmm27,%zmm26
vdivps	%zmm13,%zmm2,%zmm17
vmulps	1504(%rsp),%zmm28,%zmm27
vmulps	%zmm15,%zmm6,%zmm13
vfmsub231ps	%zmm27,%zmm19,%zmm13
vminps	%zmm2,%zmm4,%zmm4
vmulps	%zmm17,%zmm16,%zmm27
vmovups	%zmm12,736(%rsp)
vfnmadd213ps	%zmm2,%zmm12,%zmm12
vfnmadd231ps	%zmm27,%zmm27,%zmm12
vminps	%zmm4,%zmm12,%zmm4
vmaxps	%zmm14,%zmm12,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	2272(%rsp),%zmm28,%zmm28
vmulps	%zmm22,%zmm6,%zmm10
vfmsub231ps	%zmm28,%zmm5,%zmm10
vdivps	%zmm12,%zmm2,%zmm28
vmulps	%zmm17,%zmm20,%zmm20
vmovaps	%zmm22,%zmm5
vfnmadd231ps	%zmm27,%zmm20,%zmm18
vmulps	%zmm28,%zmm18,%zmm16
vmovups	%zmm15,1568(%rsp)
vfnmadd213ps	%zmm2,%zmm15,%zmm15
vfnmadd231ps	%zmm20,%zmm20,%zmm15
vfnmadd231ps	%zmm16,%zmm16,%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmaxps	%zmm14,%zmm15,%zmm15
vsqrtps	%zmm15,%zmm15
vdivps	%zmm15,%zmm2,%zmm18
vmulps	320(%rsp),%zmm17,%zmm15
vfnmadd231ps	%zmm27,%zmm15,%zmm8
vmulps	%zmm28,%zmm8,%zmm8
vfnmadd231ps	%zmm20,%zmm15,%zmm24
vfnmadd231ps	%zmm16,%zmm8,%zmm24
vmulps	%zmm18,%zmm24,%zmm22
vmovups	%zmm5,1952(%rsp)
vmovaps	%zmm5,%zmm24
vfnmadd213ps	%zmm2,%zmm5,%zmm24
vfnmadd231ps	%zmm15,%zmm15,%zmm24
vfnmadd231ps	%zmm8,%zmm8,%zmm24
vfnmadd231ps	%zmm22,%zmm22,%zmm24
vminps	%zmm4,%zmm24,%zmm12
vmaxps	%zmm14,%zmm24,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	608(%rsp),%zmm19
vaddps	672(%rsp),%zmm19,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	2720(%rsp),%zmm14
vminps	%zmm24,%zmm14,%zmm24
vmovaps	%zmm14,%zmm24 {%k4}
vdivps	%zmm4,%zmm2,%zmm5
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	4512(%rsp),%zmm14
vmaxps	%zmm24,%zmm14,%zmm4
vmovaps	%zmm14,%zmm4 {%k4}
vmovups	128(%rsp),%zmm14
vmovaps	%zmm4,%zmm19 {%k3}
leaq	(%rbx,%rax),%rcx
vmulps	%zmm14,%zmm19,%zmm4
vmovaps	%zmm21,%zmm4 {%k1}
movq	%r9,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vmovups	%zmm17,64(%rsp)
vmulps	192(%rsp),%zmm17,%zmm4
vmovaps	%zmm6,%zmm17
vmovaps	%zmm16,%zmm6
vmovups	%zmm27,1504(%rsp)
vfnmadd231ps	%zmm27,%zmm4,%zmm26
vmovups	%zmm28,256(%rsp)
vmulps	%zmm28,%zmm26,%zmm19
vfnmadd231ps	%zmm20,%zmm4,%zmm13
vfnmadd231ps	%zmm16,%zmm19,%zmm13
vmovups	%zmm18,672(%rsp)
vmulps	%zmm18,%zmm13,%zmm18
vfnmadd231ps	%zmm15,%zmm4,%zmm10
vfnmadd231ps	%zmm8,%zmm19,%zmm10
vmovups	%zmm22,1440(%rsp)
vfnmadd231ps	%zmm22,%zmm18,%zmm10
vmovups	%zmm5,320(%rsp)
vmulps	%zmm5,%zmm10,%zmm16
vmovaps	%zmm17,%zmm24
vfnmadd213ps	%zmm2,%zmm17,%zmm24
vfnmadd231ps	%zmm4,%zmm4,%zmm24
vfnmadd231ps	%zmm19,%zmm19,%zmm24
vfnmadd231ps	%zmm18,%zmm18,%zmm24
vfnmadd231ps	%zmm16,%zmm16,%zmm24
vminps	%zmm12,%zmm24,%zmm10
vcmpgtps	396f(%rip){1to16},%zmm10,%k0
vmovups	544(%rsp),%zmm13
vaddps	864(%rsp),%zmm13,%zmm10
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	5216(%rsp),%zmm12
vminps	%zmm10,%zmm12,%zmm10
vmovaps	%zmm12,%zmm10 {%k4}
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3744(%rsp),%zmm12
vmaxps	%zmm10,%zmm12,%zmm10
vmovaps	%zmm12,%zmm10 {%k4}
vmovaps	%zmm10,%zmm13 {%k3}
vmulps	%zmm14,%zmm13,%zmm10
vmovaps	%zmm21,%zmm10 {%k1}
leaq	(%r9,%r9,2),%r14
movq	%r14,%rdx
shlq	$6,%rdx
vmovaps	%zmm10,(%rdx,%rcx)
vaddps	928(%rsp),%zmm30,%zmm10
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3808(%rsp),%zmm12
vminps	%zmm10,%zmm12,%zmm10
vmovaps	%zmm12,%zmm10 {%k4}
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3872(%rsp),%zmm12
vmaxps	%zmm10,%zmm12,%zmm10
vmovaps	%zmm12,%zmm10 {%k4}
vmovaps	%zmm10,%zmm30 {%k3}
vmovaps	%zmm21,%zmm30 {%k1}
movq	%r9,%rdx
shlq	$8,%rdx
vmovaps	%zmm30,(%rdx,%rcx)
vmovups	992(%rsp),%zmm5
vaddps	480(%rsp),%zmm5,%zmm10
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3936(%rsp),%zmm12
vminps	%zmm10,%zmm12,%zmm10
vmovaps	%zmm12,%zmm10 {%k4}
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	4000(%rsp),%zmm12
vmaxps	%zmm10,%zmm12,%zmm10
vmovaps	%zmm12,%zmm10 {%k4}
vmovaps	%zmm10,%zmm5 {%k3}
vmovups	%zmm21,192(%rsp)
vmovaps	%zmm21,%zmm5 {%k1}
leaq	(%r9,%r9,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm5,(%rsi,%rcx)
movl	$6,%ecx
testb	$2,%r13b
je	76f
vbroadcastss	339f(%rip),%zmm13
vxorps	1184(%rsp),%zmm13,%zmm12
vmaxps	387f(%rip){1to16},%zmm24,%zmm10
vsqrtps	%zmm10,%zmm10
vdivps	%zmm10,%zmm2,%zmm5
vmovups	%zmm5,2656(%rsp)
vmulps	1376(%rsp),%zmm14,%zmm5
vmovups	%zmm5,1184(%rsp)
vmulps	1312(%rsp),%zmm14,%zmm5
vmovups	%zmm5,864(%rsp)
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
movq	%rdi,480(%rsp)
movl	$9,%edi
cmoveq	%rdi,%r13
movq	%r14,928(%rsp)
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
vmovaps	%zmm16,%zmm14
vmovups	64(%rsp),%zmm16
vmulps	%zmm12,%zmm16,%zmm28
vmovups	736(%rsp),%zmm5
vmovups	1504(%rsp),%zmm12
vfmadd231ps	%zmm28,%zmm12,%zmm5
vxorps	%zmm13,%zmm5,%zmm5
vmovups	256(%rsp),%zmm30
vmovups	%zmm19,128(%rsp)
vmulps	%zmm5,%zmm30,%zmm19
vxorps	%zmm13,%zmm16,%zmm5
vmulps	%zmm5,%zmm12,%zmm5
vmulps	%zmm30,%zmm5,%zmm10
vmovups	1568(%rsp),%zmm5
vfmadd231ps	%zmm28,%zmm20,%zmm5
vfmadd231ps	%zmm19,%zmm6,%zmm5
vxorps	%zmm13,%zmm5,%zmm5
vmovups	672(%rsp),%zmm21
vmulps	%zmm5,%zmm21,%zmm24
vmulps	%zmm20,%zmm16,%zmm5
vfmadd231ps	%zmm10,%zmm6,%zmm5
vxorps	%zmm13,%zmm5,%zmm5
vmulps	%zmm5,%zmm21,%zmm26
vxorps	%zmm13,%zmm30,%zmm12
vmulps	%zmm12,%zmm6,%zmm12
vmulps	%zmm21,%zmm12,%zmm20
vmovups	1952(%rsp),%zmm6
vfmadd231ps	%zmm28,%zmm15,%zmm6
vfmadd231ps	%zmm19,%zmm8,%zmm6
vmovups	1440(%rsp),%zmm27
vfmadd231ps	%zmm24,%zmm27,%zmm6
vxorps	%zmm13,%zmm6,%zmm12
vmovups	320(%rsp),%zmm5
vmulps	%zmm12,%zmm5,%zmm22
vmulps	%zmm15,%zmm16,%zmm12
vfmadd231ps	%zmm10,%zmm8,%zmm12
vfmadd231ps	%zmm26,%zmm27,%zmm12
vxorps	%zmm13,%zmm12,%zmm12
vmulps	%zmm12,%zmm5,%zmm15
vmulps	%zmm8,%zmm30,%zmm8
vfmadd231ps	%zmm20,%zmm27,%zmm8
vxorps	%zmm13,%zmm8,%zmm8
vmulps	%zmm8,%zmm5,%zmm8
vmovups	%zmm8,1568(%rsp)
vxorps	%zmm13,%zmm21,%zmm12
vmulps	%zmm12,%zmm27,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,736(%rsp)
vfmadd231ps	%zmm28,%zmm4,%zmm17
vmovups	128(%rsp),%zmm27
vfmadd231ps	%zmm19,%zmm27,%zmm17
vfmadd231ps	%zmm24,%zmm18,%zmm17
vfmadd231ps	%zmm22,%zmm14,%zmm17
vxorps	%zmm13,%zmm17,%zmm12
vmovups	2656(%rsp),%zmm6
vmulps	%zmm12,%zmm6,%zmm17
vmulps	%zmm4,%zmm16,%zmm4
vfmadd231ps	%zmm10,%zmm27,%zmm4
vfmadd231ps	%zmm26,%zmm18,%zmm4
vfmadd231ps	%zmm15,%zmm14,%zmm4
vxorps	%zmm13,%zmm4,%zmm4
vmovaps	%zmm6,%zmm12
vmulps	%zmm4,%zmm6,%zmm6
vmulps	%zmm27,%zmm30,%zmm4
vfmadd231ps	%zmm20,%zmm18,%zmm4
vfmadd231ps	%zmm8,%zmm14,%zmm4
vxorps	%zmm13,%zmm4,%zmm4
vmulps	%zmm4,%zmm12,%zmm27
vmulps	%zmm18,%zmm21,%zmm4
vmovaps	%zmm28,%zmm18
vmovups	736(%rsp),%zmm8
vfmadd231ps	%zmm8,%zmm14,%zmm4
vxorps	%zmm13,%zmm4,%zmm4
vmulps	%zmm4,%zmm12,%zmm28
vxorps	%zmm13,%zmm5,%zmm4
vmulps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm12,%zmm14
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm18,%zmm12
vfmadd213ps	%zmm2,%zmm18,%zmm12
vmovups	%zmm19,2400(%rsp)
vfmadd231ps	%zmm19,%zmm19,%zmm12
vmovups	%zmm24,1440(%rsp)
vfmadd231ps	%zmm24,%zmm24,%zmm12
vmovups	%zmm22,128(%rsp)
vfmadd231ps	%zmm22,%zmm22,%zmm12
vmovups	%zmm17,1952(%rsp)
vfmadd231ps	%zmm17,%zmm17,%zmm12
vmovups	1056(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm12
vmovups	192(%rsp),%zmm22
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm17,%zmm13 {%k2}
vmovaps	%zmm13,(%rax,%rsi)
vmulps	%zmm16,%zmm16,%zmm12
vmovups	1184(%rsp),%zmm16
vmovaps	%zmm10,%zmm24
vfmadd231ps	%zmm10,%zmm10,%zmm12
vmovups	%zmm26,2592(%rsp)
vfmadd231ps	%zmm26,%zmm26,%zmm12
vmovups	%zmm15,2208(%rsp)
vfmadd231ps	%zmm15,%zmm15,%zmm12
vmovaps	%zmm6,%zmm10
vfmadd231ps	%zmm6,%zmm6,%zmm12
vmovaps	%zmm8,%zmm6
vmovups	1568(%rsp),%zmm8
vmovups	1120(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm17,%zmm13 {%k2}
vmovaps	%zmm13,(%rax,%rbx)
vmulps	%zmm30,%zmm30,%zmm12
vmovups	%zmm20,2272(%rsp)
vfmadd231ps	%zmm20,%zmm20,%zmm12
vfmadd231ps	%zmm8,%zmm8,%zmm12
vmovups	%zmm27,2336(%rsp)
vfmadd231ps	%zmm27,%zmm27,%zmm12
vmulps	%zmm16,%zmm12,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm16,%zmm13 {%k2}
vmovaps	%zmm13,(%rax,%rcx)
vmulps	%zmm21,%zmm21,%zmm12
vmovups	864(%rsp),%zmm21
vfmadd231ps	%zmm6,%zmm6,%zmm12
vfmadd231ps	%zmm28,%zmm28,%zmm12
vmulps	%zmm21,%zmm12,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm21,%zmm13 {%k2}
vmovaps	%zmm13,(%rax,%r13)
vmulps	%zmm5,%zmm5,%zmm12
vmovups	%zmm4,1504(%rsp)
vfmadd231ps	%zmm4,%zmm4,%zmm12
vmovups	3616(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm17,%zmm13 {%k2}
vmovaps	%zmm13,(%rax,%r14)
movq	928(%rsp),%r14
movq	(%rsp),%rbx
vmulps	%zmm14,%zmm14,%zmm12
vmovups	3680(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm17,%zmm13 {%k2}
vmovaps	%zmm13,(%rax,%rdi)
movq	480(%rsp),%rdi
movl	$12,%ecx
cmpl	$0,16(%rsp)
je	76f
vmulps	64(%rsp),%zmm18,%zmm12
vmovups	%zmm28,64(%rsp)
vmovaps	%zmm24,%zmm26
vmovups	2400(%rsp),%zmm19
vfmadd231ps	%zmm19,%zmm24,%zmm12
vmovups	1440(%rsp),%zmm24
vmovups	2592(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm5,%zmm12
vmovups	128(%rsp),%zmm30
vmovups	2208(%rsp),%zmm15
vfmadd231ps	%zmm30,%zmm15,%zmm12
vmovups	1952(%rsp),%zmm4
vmovaps	%zmm10,%zmm27
vfmadd231ps	%zmm4,%zmm10,%zmm12
vmovups	1120(%rsp),%zmm28
vmulps	%zmm12,%zmm28,%zmm12
vmovups	192(%rsp),%zmm22
vmovaps	%zmm22,%zmm13
vmovups	1056(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm13 {%k2}
imulq	$448,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm13,(%rax,%rcx)
vmovups	256(%rsp),%zmm18
vmulps	%zmm19,%zmm18,%zmm12
vmovups	2272(%rsp),%zmm20
vfmadd231ps	%zmm24,%zmm20,%zmm12
vfmadd231ps	%zmm30,%zmm8,%zmm12
vmovups	2336(%rsp),%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm12
vmulps	%zmm16,%zmm12,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm17,%zmm13 {%k2}
leaq	(%r9,%r9,8),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm13,(%rax,%rsi)
vmulps	%zmm26,%zmm18,%zmm12
vfmadd231ps	%zmm5,%zmm20,%zmm12
vfmadd231ps	%zmm15,%zmm8,%zmm12
vfmadd231ps	%zmm10,%zmm19,%zmm12
vmulps	%zmm16,%zmm12,%zmm12
vmovaps	%zmm22,%zmm13
vmulps	%zmm12,%zmm28,%zmm13 {%k2}
shlq	$7,%rdx
addq	%rbx,%rdx
vmovaps	%zmm13,(%rax,%rdx)
vmovups	672(%rsp),%zmm13
vmulps	%zmm24,%zmm13,%zmm10
vfmadd231ps	%zmm30,%zmm6,%zmm10
vmovups	64(%rsp),%zmm18
vfmadd231ps	%zmm4,%zmm18,%zmm10
vmulps	%zmm21,%zmm10,%zmm10
vmovaps	%zmm22,%zmm12
vmulps	%zmm10,%zmm17,%zmm12 {%k2}
movq	%r14,%rdx
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm12,(%rax,%rdx)
vmulps	%zmm5,%zmm13,%zmm5
vfmadd231ps	%zmm15,%zmm6,%zmm5
vfmadd231ps	%zmm27,%zmm18,%zmm5
vmulps	%zmm21,%zmm5,%zmm5
vmovaps	%zmm22,%zmm10
vmulps	%zmm5,%zmm28,%zmm10 {%k2}
imulq	$832,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm20,%zmm13,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vfmadd231ps	%zmm19,%zmm18,%zmm5
vmovaps	%zmm18,%zmm20
vmulps	%zmm21,%zmm5,%zmm5
vmovaps	%zmm22,%zmm10
vmulps	%zmm5,%zmm16,%zmm10 {%k2}
imulq	$896,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmovups	320(%rsp),%zmm13
vmulps	%zmm30,%zmm13,%zmm5
vmovups	1504(%rsp),%zmm18
vfmadd231ps	%zmm4,%zmm18,%zmm5
vmovups	3616(%rsp),%zmm12
vmulps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm22,%zmm10
vmulps	%zmm5,%zmm17,%zmm10 {%k2}
movq	%r9,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm15,%zmm13,%zmm5
vfmadd231ps	%zmm27,%zmm18,%zmm5
vmulps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm22,%zmm10
vmulps	%zmm5,%zmm28,%zmm10 {%k2}
imulq	$1088,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm8,%zmm13,%zmm5
vfmadd231ps	%zmm19,%zmm18,%zmm5
vmulps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm22,%zmm8
vmulps	%zmm16,%zmm5,%zmm8 {%k2}
shlq	$7,%rcx
addq	%rbx,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm6,%zmm13,%zmm5
vfmadd231ps	%zmm20,%zmm18,%zmm5
vmulps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm22,%zmm6
vmulps	%zmm21,%zmm5,%zmm6 {%k2}
imulq	$1216,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm4,%zmm14,%zmm5
vmovups	3680(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm22,%zmm6
vmulps	%zmm5,%zmm17,%zmm6 {%k2}
imulq	$1344,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm27,%zmm14,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm22,%zmm6
vmulps	%zmm5,%zmm28,%zmm6 {%k2}
imulq	$1408,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm19,%zmm14,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm22,%zmm6
vmulps	%zmm16,%zmm5,%zmm6 {%k2}
imulq	$1472,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm20,%zmm14,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm22,%zmm6
vmulps	%zmm21,%zmm5,%zmm6 {%k2}
shlq	$9,%r14
addq	%rbx,%r14
vmovaps	%zmm6,(%rax,%r14)
vmulps	%zmm18,%zmm14,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm4,%zmm12,%zmm22 {%k2}
imulq	$1600,%r9,%rcx
addq	%rbx,%rcx
vmovaps	%zmm22,(%rax,%rcx)
movl	$27,%ecx
76:
cmpb	$0,12(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vmovups	4192(%rsp),%zmm12
je	6b
vbroadcastss	208(%r11),%zmm4
vcmpeqps	325f(%rip){1to16},%zmm12,%k2
vaddps	%zmm23,%zmm23,%zmm5
vmovups	800(%rsp),%zmm13
vfmsub132ps	338f(%rip){1to16},%zmm23,%zmm13
vbroadcastss	100(%r11),%zmm8
vfmadd213ps	%zmm21,%zmm1,%zmm8
vfmadd231ps	104(%r11){1to16},%zmm11,%zmm8
vfmadd231ps	108(%r11){1to16},%zmm25,%zmm8
vfmadd231ps	112(%r11){1to16},%zmm0,%zmm8
vfmadd231ps	116(%r11){1to16},%zmm3,%zmm8
vfmadd231ps	120(%r11){1to16},%zmm9,%zmm8
vfmadd231ps	124(%r11){1to16},%zmm7,%zmm8
vfmadd231ps	128(%r11){1to16},%zmm31,%zmm8
vfmadd231ps	132(%r11){1to16},%zmm29,%zmm8
vbroadcastss	136(%r11),%zmm6
vmovups	6048(%rsp),%zmm10
vaddps	%zmm8,%zmm10,%zmm8
vfmadd213ps	%zmm21,%zmm1,%zmm6
vfmadd231ps	140(%r11){1to16},%zmm11,%zmm6
vfmadd231ps	144(%r11){1to16},%zmm25,%zmm6
vfmadd231ps	148(%r11){1to16},%zmm0,%zmm6
vfmadd231ps	152(%r11){1to16},%zmm3,%zmm6
vfmadd231ps	156(%r11){1to16},%zmm9,%zmm6
vfmadd231ps	160(%r11){1to16},%zmm7,%zmm6
vfmadd231ps	164(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	168(%r11){1to16},%zmm29,%zmm6
vfmadd132ps	172(%r11){1to16},%zmm21,%zmm1
vfmadd231ps	176(%r11){1to16},%zmm11,%zmm1
vfmadd231ps	180(%r11){1to16},%zmm25,%zmm1
vfmadd231ps	184(%r11){1to16},%zmm0,%zmm1
vfmadd231ps	188(%r11){1to16},%zmm3,%zmm1
vfmadd231ps	192(%r11){1to16},%zmm9,%zmm1
vfmadd231ps	196(%r11){1to16},%zmm7,%zmm1
vfmadd231ps	200(%r11){1to16},%zmm31,%zmm1
vfmadd231ps	204(%r11){1to16},%zmm29,%zmm1
vfmadd231ps	393f(%rip){1to16},%zmm10,%zmm6
vfmadd231ps	399f(%rip){1to16},%zmm10,%zmm1
vmovaps	%zmm4,%zmm13 {%k2}
movq	%rcx,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm13,(%rax,%rdx)
vmovaps	%zmm4,%zmm5 {%k2}
leaq	1(%rcx),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmovaps	%zmm4,%zmm8 {%k2}
leaq	2(%rcx),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmovaps	%zmm4,%zmm6 {%k2}
leaq	3(%rcx),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm4,%zmm1 {%k2}
addq	$4,%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%rbx,%rcx
vmovaps	%zmm1,(%rax,%rcx)
jmp	6b
77:
addq	$6824,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
78:
vzeroupper
retq
.p2align	6,0x0
79:
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
82:
.long	2147483647
83:
.long	1400897535
84:
.long	0x3f800000
85:
.long	1048576
86:
.long	0x3f40094e
87:
.long	0x3e1d5a5a
88:
.long	0x3bd74912
89:
.long	0x3f156f3d
92:
.long	0x3d26f715
93:
.long	8388607
94:
.long	0xc9800000
95:
.long	0x3f000000
96:
.long	0x0da24260
97:
.long	0x1e3ce508
98:
.long	0xbf800000
99:
.long	0x41100000
322:
.long	0x3e800000
323:
.long	0x41490fdb
324:
.long	0x40c00000
325:
.long	0x40800000
326:
.long	0x40a00000
327:
.long	0x7f7fffff
328:
.long	0x3fc00000
329:
.long	0x7149f2ca
332:
.long	2
333:
.long	4
334:
.long	8
335:
.long	16
336:
.long	32
337:
.long	0x3f3504f3
338:
.long	0xbf000000
339:
.long	0x80000000
342:
.long	0xc2ae0000
343:
.long	0x3fb8aa3b
344:
.long	0xbf317200
345:
.long	0xb5bfbe8e
346:
.long	0x3aae0472
347:
.long	0x3c1e8629
348:
.long	0x3d635b73
349:
.long	0x3e75fc8c
352:
.long	0x3f317214
353:
.long	0x42fe0000
354:
.long	0x3e99999a
355:
.long	0xbe04a19d
356:
.long	0x3ef89ba5
357:
.long	0xbf03248e
358:
.long	0x3f0c3744
359:
.long	0xbdc1d79d
362:
.long	0x3e5c1572
363:
.long	0x3e17e642
364:
.long	0x3e2ecff8
365:
.long	0x3e2d3f9f
366:
.long	0x3ecc422a
367:
.long	0x3f106ebb
368:
.long	0xc0000000
369:
.long	0x41400000
372:
.long	3234528013
373:
.long	4286578688
374:
.long	0x3eaaac4e
375:
.long	0xbf00000d
376:
.long	0x3e4bdb47
377:
.long	0xbe7fd7d0
378:
.long	0x3e259a3a
379:
.long	0xbe2ec8d2
382:
.long	0xbddadb52
383:
.long	0x33b17218
384:
.long	0x3727c5ac
385:
.long	0x3a83126f
386:
.long	0x41800000
387:
.long	0x358637bd
388:
.long	0x350637bd
389:
.long	0x34210fb0
392:
.long	0x36a7c5ac
393:
.long	0x40000000
394:
.long	0x3f317218
395:
.long	0x3feb3f8f
396:
.long	0x38d1b717
397:
.long	0x40400000
398:
.long	0x3951b717
399:
.long	0x41000000
422:
.long	0x3cf5c28f
423:
.long	0x41200000
424:
.long	0x26901d7d
425:
.long	0x3f800054
426:
.long	0xbf4ccccd
427:
.short	65535
.short	0
