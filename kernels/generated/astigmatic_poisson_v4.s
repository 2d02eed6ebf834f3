# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	82f
testl	%edx,%edx
je	82f
testl	%esi,%esi
je	82f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5416,%rsp
movq	5488(%rsp),%rbx
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	%rsi,40(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rsi
movq	%rsi,16(%rsp)
movq	24(%rdi),%rsi
movq	%rsi,248(%rsp)
movq	32(%rdi),%r15
addl	%r8d,%r9d
addl	5472(%rsp),%r9d
movq	40(%rdi),%r10
movl	%ecx,%ecx
movq	%rcx,184(%rsp)
movq	%r9,216(%rsp)
shlq	$6,%r9
movq	%rdx,32(%rsp)
imulq	%rax,%rdx
shlq	$6,%rdx
movq	%rdx,176(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
movq	%rcx,208(%rsp)
leaq	256(%r15),%rbp
xorl	%ecx,%ecx
vpbroadcastd	84f(%rip),%zmm4
vbroadcastss	86f(%rip),%zmm2
vbroadcastss	322f(%rip),%zmm29
vbroadcastss	326f(%rip),%zmm27
vbroadcastss	327f(%rip),%zmm31
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	86f(%rip),%zmm30
vbroadcastss	88f(%rip),%zmm6
vbroadcastss	89f(%rip),%zmm7
vbroadcastss	92f(%rip),%zmm8
vbroadcastss	93f(%rip),%zmm9
vbroadcastss	94f(%rip),%zmm10
vpbroadcastd	95f(%rip),%zmm11
vpbroadcastd	432f(%rip),%zmm3
movq	%rax,256(%rsp)
jmp	3f
.p2align	4
2:
movq	192(%rsp),%rcx
incq	%rcx
movq	200(%rsp),%r9
addq	176(%rsp),%r9
cmpq	184(%rsp),%rcx
je	79f
3:
movq	%rcx,192(%rsp)
imulq	32(%rsp),%rcx
movq	%rcx,224(%rsp)
movq	%r9,200(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	232(%rsp),%rdx
incq	%rdx
movq	240(%rsp),%r9
addq	208(%rsp),%r9
cmpq	32(%rsp),%rdx
je	2b
5:
movq	224(%rsp),%rcx
movq	%rdx,232(%rsp)
addq	%rcx,%rdx
imulq	%rax,%rdx
addq	216(%rsp),%rdx
movq	%r9,240(%rsp)
xorl	%r12d,%r12d
movq	%rdx,264(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	339f(%rip),%zmm0
vblendmps	%zmm13,%zmm0,%zmm0 {%k1}
movq	248(%rsp),%rcx
vmovdqu64	3168(%rsp),%zmm1
vmovdqa64	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r8)
movq	5488(%rsp),%rbx
movq	256(%rsp),%rax
vbroadcastss	326f(%rip),%zmm27
vbroadcastss	88f(%rip),%zmm6
vbroadcastss	89f(%rip),%zmm7
vbroadcastss	92f(%rip),%zmm8
vbroadcastss	93f(%rip),%zmm9
vbroadcastss	94f(%rip),%zmm10
vpbroadcastd	95f(%rip),%zmm11
vpbroadcastd	432f(%rip),%zmm3
movq	264(%rsp),%rdx
movq	280(%rsp),%r9
vpbroadcastd	84f(%rip),%zmm4
7:
incq	%r12
addq	$64,%r9
cmpq	%rax,%r12
je	4b
8:
leaq	(%rdx,%r12),%rdi
movl	8(%rbx),%ecx
cmpq	%rcx,%rdi
jae	7b
movl	(%rbx),%esi
movl	12(%rbx),%eax
movl	16(%rbx),%r14d
movq	%rsi,%rbx
imulq	%rsi,%rbx
leaq	1(%rbx),%rdx
shrq	%rdx
testb	$1,%r14b
cmoveq	%rbx,%rdx
movq	%r9,280(%rsp)
movq	%rdi,272(%rsp)
movl	%r14d,28(%rsp)
jne	32f
testl	%esi,%esi
je	43f
imulq	%r9,%rdx
addq	40(%rsp),%rdx
vpxor	%xmm0,%xmm0,%xmm0
xorl	%edi,%edi
movq	%rbx,%r8
.p2align	4
9:
vmovdqa64	(%rdx,%rdi),%zmm1
vpandd	%zmm4,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm1,%zmm1
vmulps	4(%r11){1to16},%zmm1,%zmm1
vmovaps	%zmm1,(%r10,%rdi)
addq	$64,%rdi
decq	%r8
jne	9b
vpcmpnleud	85f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%esi,%esi
je	43f
imulq	%rdi,%rdx
shlq	$6,%rdx
addq	40(%rsp),%rdx
xorl	%edi,%edi
xorl	%r8d,%r8d
.p2align	4
33:
movq	%r8,%r9
shlq	$5,%r9
andq	$-64,%r9
vmovdqa64	(%rdx,%r9),%zmm0
movl	%edi,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm3,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%r10,%rdi,4)
incq	%r8
addq	$16,%rdi
cmpq	%r8,%rbx
jne	33b
kxorw	%k0,%k0,%k0
34:
vbroadcastss	97f(%rip),%zmm15
vmovss	97f(%rip),%xmm28
movl	%r14d,%r8d
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm2,%zmm14
vmovaps	%zmm2,%zmm13
andl	$8,%r8d
je	36f
movq	%r10,%rdx
movq	%rbx,%rdi
vmovaps	%zmm2,%zmm13
vmovaps	%zmm2,%zmm14
vpbroadcastd	87f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%rdx),%zmm3
vaddps	%zmm6,%zmm3,%zmm4
vfmadd213ps	%zmm7,%zmm3,%zmm4
vfmadd213ps	%zmm8,%zmm3,%zmm4
vaddps	%zmm9,%zmm3,%zmm5
vfmadd213ps	%zmm10,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm16,%k1
vmulps	%zmm4,%zmm13,%zmm13 {%k1}
vmulps	%zmm5,%zmm14,%zmm14 {%k1}
vpsrld	$23,%zmm13,%zmm3
vpsrld	$23,%zmm14,%zmm4
vpsubd	%zmm4,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm11,%zmm30,%zmm13
vpternlogd	$236,%zmm11,%zmm30,%zmm14
vbroadcastss	86f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm12,%zmm12
addq	$64,%rdx
decq	%rdi
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	96f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,4320(%rsp)
shrl	$3,%r8d
movl	%r8d,(%rsp)
movq	%rsi,%rdx
shlq	$6,%rdx
movq	%r10,%rdi
vpxor	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r8d,%r8d
jmp	38f
.p2align	4
37:
vaddps	%zmm6,%zmm0,%zmm0
incq	%r8
addq	%rdx,%rdi
cmpq	%rsi,%r8
je	42f
38:
movq	%r8,%r9
imulq	%rsi,%r9
shlq	$6,%r9
addq	%r10,%r9
vxorps	%xmm6,%xmm6,%xmm6
movq	%rdi,%r14
movq	%rsi,%r13
.p2align	4
39:
vaddps	(%r14),%zmm6,%zmm6
addq	$64,%r14
decq	%r13
jne	39b
vaddps	(%r9),%zmm3,%zmm3
vaddps	-64(%r9,%rdx),%zmm1,%zmm1
testq	%r8,%r8
jne	37b
vaddps	%zmm6,%zmm4,%zmm4
jmp	37b
.p2align	4
42:
vmovdqu64	%zmm14,4384(%rsp)
vmovdqu64	%zmm13,4448(%rsp)
vmovups	%zmm12,4512(%rsp)
xorl	%edx,%edx
movl	(%rsp),%edi
movl	%edi,24(%rsp)
jmp	44f
43:
movl	%r14d,%edx
andl	$8,%edx
shrl	$3,%edx
movl	%edx,(%rsp)
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4320(%rsp)
movb	$1,%dl
movl	$0,24(%rsp)
vmovups	%zmm2,4448(%rsp)
vmovups	%zmm2,4384(%rsp)
vmovups	%zmm0,4512(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vpxor	%xmm4,%xmm4,%xmm4
vbroadcastss	97f(%rip),%zmm15
vmovss	97f(%rip),%xmm28
44:
vcvtusi2ss	%esi,%xmm23,%xmm5
vbroadcastss	%xmm5,%zmm5
vmaxps	%zmm2,%zmm5,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vmulps	%zmm4,%zmm7,%zmm4
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm7,%zmm3
vmulps	%zmm1,%zmm7,%zmm1
vminps	%zmm4,%zmm6,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vmaxps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vminps	%zmm3,%zmm1,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm1,%zmm6 {%k1}
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
vminps	%zmm7,%zmm6,%zmm1
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm7,%zmm6,%zmm7
vmovaps	%zmm6,%zmm7 {%k1}
vminps	%zmm4,%zmm3,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vminps	%zmm7,%zmm6,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm6,%zmm3 {%k1}
vaddps	%zmm3,%zmm1,%zmm1
vmulps	%zmm15,%zmm1,%zmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vpxor	%xmm11,%xmm11,%xmm11
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
testb	%dl,%dl
jne	47f
vmaxps	%zmm4,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm3,%zmm6
movq	%rsi,%rdi
shlq	$6,%rdi
movq	%r10,%r8
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r9d,%r9d
.p2align	4
45:
movq	%r8,%r14
vxorps	%xmm7,%xmm7,%xmm7
xorl	%r13d,%r13d
.p2align	4
46:
vmovaps	(%r14),%zmm12
vsubps	%zmm6,%zmm12,%zmm12
vmaxps	%zmm16,%zmm12,%zmm12
vmulps	%zmm12,%zmm12,%zmm12
vcvtsi2ss	%r13,%xmm26,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm7,%zmm7
vfmadd231ps	%zmm14,%zmm12,%zmm10
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm11
incq	%r13
addq	$64,%r14
cmpq	%r13,%rsi
jne	46b
vcvtsi2ss	%r9,%xmm2,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm7,%zmm1,%zmm1
vfmadd231ps	%zmm13,%zmm7,%zmm9
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm7,%zmm8
incq	%r9
addq	%rdi,%r8
cmpq	%rsi,%r9
jne	45b
47:
vcvtusi2ss	%rbx,%xmm26,%xmm6
vmaxps	98f(%rip){1to16},%zmm1,%zmm7
vdivps	%zmm7,%zmm2,%zmm12
vbroadcastss	%xmm6,%zmm30
vcmpgtps	99f(%rip){1to16},%zmm1,%k1
vaddps	%zmm29,%zmm5,%zmm5
vdivps	323f(%rip){1to16},%zmm30,%zmm13
vmulps	%zmm15,%zmm5,%zmm6
vmovaps	%zmm6,%zmm7
vmulps	%zmm12,%zmm10,%zmm7 {%k1}
vmulps	%zmm12,%zmm11,%zmm5
vfnmadd231ps	%zmm7,%zmm7,%zmm5
vaddps	%zmm5,%zmm5,%zmm5
vminps	%zmm5,%zmm13,%zmm10
vcmpunordps	%zmm5,%zmm5,%k2
vmovaps	%zmm13,%zmm10 {%k2}
vbroadcastss	324f(%rip),%zmm11
vmaxps	%zmm11,%zmm10,%zmm5
vsqrtps	%zmm5,%zmm10
vmulps	%zmm12,%zmm9,%zmm6 {%k1}
vmulps	%zmm12,%zmm8,%zmm5
vfnmadd231ps	%zmm6,%zmm6,%zmm5
vaddps	%zmm5,%zmm5,%zmm5
vminps	%zmm5,%zmm13,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm13,%zmm8 {%k1}
vmaxps	%zmm11,%zmm8,%zmm5
vsqrtps	%zmm5,%zmm11
vmovss	60(%r11),%xmm8
vmovss	84(%r11),%xmm9
vsubss	%xmm8,%xmm9,%xmm5
vmulss	325f(%rip),%xmm5,%xmm12
vbroadcastss	44(%r11),%zmm13
vmovss	86f(%rip),%xmm14
vdivss	48(%r11),%xmm14,%xmm18
vbroadcastss	20(%r11),%zmm14
vbroadcastss	28(%r11),%zmm15
vbroadcastss	36(%r11),%zmm16
vbroadcastss	24(%r11),%zmm17
vbroadcastss	%xmm18,%zmm18
vbroadcastss	32(%r11),%zmm19
vbroadcastss	40(%r11),%zmm20
xorl	%edi,%edi
vmovaps	%zmm27,%zmm21
.p2align	4
48:
vcvtsi2ss	%edi,%xmm2,%xmm22
vaddss	%xmm28,%xmm22,%xmm22
vfmadd213ss	%xmm8,%xmm12,%xmm22
vbroadcastss	%xmm22,%zmm22
vsubps	%zmm13,%zmm22,%zmm23
vmulps	%zmm18,%zmm23,%zmm23
vmulps	%zmm23,%zmm23,%zmm24
vmovaps	%zmm16,%zmm25
vfmadd213ps	%zmm15,%zmm23,%zmm25
vfmadd213ps	%zmm2,%zmm23,%zmm25
vfmadd213ps	%zmm2,%zmm24,%zmm25
vmaxps	%zmm31,%zmm25,%zmm23
vsqrtps	%zmm23,%zmm23
vdivps	%zmm23,%zmm2,%zmm23
vaddps	%zmm13,%zmm22,%zmm24
vmulps	%zmm18,%zmm24,%zmm24
vmovaps	%zmm20,%zmm26
vfmadd213ps	%zmm19,%zmm24,%zmm26
vfmadd213ps	%zmm2,%zmm24,%zmm26
vmulps	%zmm24,%zmm24,%zmm24
vmulps	%zmm23,%zmm25,%zmm23
vfmadd213ps	%zmm2,%zmm24,%zmm26
vmaxps	%zmm31,%zmm26,%zmm24
vsqrtps	%zmm24,%zmm24
vmulps	%zmm23,%zmm14,%zmm23
vdivps	%zmm24,%zmm2,%zmm24
vmulps	%zmm24,%zmm26,%zmm24
vmulps	%zmm24,%zmm17,%zmm24
vsubps	%zmm10,%zmm23,%zmm25
vsubps	%zmm11,%zmm24,%zmm26
vmulps	%zmm25,%zmm25,%zmm25
vmulps	%zmm23,%zmm10,%zmm23
vdivps	%zmm23,%zmm2,%zmm23
vmulps	%zmm26,%zmm26,%zmm26
vmulps	%zmm24,%zmm11,%zmm24
vdivps	%zmm24,%zmm2,%zmm24
vmulps	%zmm24,%zmm26,%zmm24
vfmadd231ps	%zmm23,%zmm25,%zmm24
vcmpltps	%zmm21,%zmm24,%k1
vmovaps	%zmm22,%zmm4 {%k1}
vminps	%zmm21,%zmm24,%zmm21
incl	%edi
cmpl	$24,%edi
jne	48b
vmulps	328f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm10,%zmm11,%zmm10
vmulps	%zmm10,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vfnmadd231ps	%zmm30,%zmm3,%zmm0
vmaxps	%zmm0,%zmm1,%zmm10
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm1,%zmm10 {%k1}
vmaxps	%zmm2,%zmm10,%zmm0
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm17
vbroadcastss	56(%r11),%zmm14
vbroadcastss	80(%r11),%zmm15
vbroadcastss	%xmm8,%zmm12
vbroadcastss	%xmm9,%zmm13
vbroadcastss	64(%r11),%zmm10
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm8
vbroadcastss	92(%r11),%zmm9
vminps	%zmm7,%zmm17,%zmm1
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm17,2848(%rsp)
vmovaps	%zmm17,%zmm1 {%k1}
vmaxps	%zmm1,%zmm16,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm16,2912(%rsp)
vmovaps	%zmm16,%zmm7 {%k1}
vmovups	%zmm7,1248(%rsp)
vminps	%zmm6,%zmm15,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm15,3488(%rsp)
vmovaps	%zmm15,%zmm1 {%k1}
vmaxps	%zmm1,%zmm14,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm14,3872(%rsp)
vmovaps	%zmm14,%zmm6 {%k1}
vmovups	%zmm6,1312(%rsp)
vminps	%zmm4,%zmm13,%zmm1
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm13,3936(%rsp)
vmovaps	%zmm13,%zmm1 {%k1}
vmaxps	%zmm1,%zmm12,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm12,3424(%rsp)
vmovaps	%zmm12,%zmm4 {%k1}
vmovups	%zmm4,800(%rsp)
vmovups	%zmm11,2976(%rsp)
vminps	%zmm0,%zmm11,%zmm0
vmovups	%zmm10,3040(%rsp)
vmaxps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,112(%rsp)
vminps	%zmm3,%zmm9,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm9,4000(%rsp)
vmovaps	%zmm9,%zmm0 {%k1}
vmaxps	%zmm0,%zmm8,%zmm17
vbroadcastss	329f(%rip),%zmm1
vmovups	%zmm30,4768(%rsp)
vcmpltps	%zmm1,%zmm30,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm0,%zmm0,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2720(%rsp)
vblendmps	%zmm3,%zmm2,%zmm12 {%k1}
vmovups	%zmm8,4064(%rsp)
vmovaps	%zmm8,%zmm17 {%k2}
vbroadcastss	332f(%rip),%zmm3
vblendmps	%zmm3,%zmm1,%zmm18 {%k1}
vcvtusi2ss	%eax,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4576(%rsp)
vmulss	324f(%rip),%xmm5,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4832(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%r13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2400(%rsp)
vmovups	%zmm0,2464(%rsp)
vmovups	%zmm0,2528(%rsp)
vmovups	%zmm0,2656(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,2592(%rsp)
vmovups	%zmm2,2784(%rsp)
vbroadcastss	334f(%rip),%zmm0
vmovups	%zmm0,3744(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1696(%rsp)
vmovups	%zmm0,3104(%rsp)
vmovups	%zmm3,2336(%rsp)
vbroadcastss	333f(%rip),%zmm0
vmovups	%zmm0,3808(%rsp)
vmovups	%zmm27,3552(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3168(%rsp)
jmp	52f
.p2align	4
49:
vfmadd213ps	%zmm7,%zmm8,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm16,%zmm3
vmovaps	%zmm16,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmaxps	%zmm3,%zmm26,%zmm3
vmovaps	%zmm26,%zmm3 {%k4}
vmovaps	%zmm7,%zmm3 {%k3}
vsubps	%zmm7,%zmm3,%zmm6
vmovups	2720(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm10 {%k3}
vfmadd213ps	%zmm17,%zmm6,%zmm4
vfmadd213ps	%zmm15,%zmm8,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vminps	%zmm25,%zmm22,%zmm6
vmovaps	%zmm22,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmaxps	%zmm6,%zmm30,%zmm6
vmovaps	%zmm30,%zmm6 {%k4}
vmovaps	%zmm15,%zmm6 {%k3}
vsubps	%zmm15,%zmm6,%zmm7
vmovups	2400(%rsp),%zmm11
vblendmps	%zmm11,%zmm7,%zmm11 {%k3}
vdivps	%zmm5,%zmm2,%zmm9
vmovups	736(%rsp),%zmm20
vfmadd213ps	%zmm4,%zmm7,%zmm20
vmovups	%zmm10,2720(%rsp)
vmulps	%zmm10,%zmm9,%zmm7
vmovups	1184(%rsp),%zmm15
vmovups	480(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm7,%zmm15
vmovups	2144(%rsp),%zmm10
vmovups	544(%rsp),%zmm16
vfnmadd213ps	%zmm16,%zmm7,%zmm10
vmovups	%zmm11,2400(%rsp)
vmulps	%zmm11,%zmm9,%zmm7
vmovups	3360(%rsp),%zmm12
vfnmadd213ps	%zmm15,%zmm7,%zmm12
vmovups	2208(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm7,%zmm11
vmovups	3104(%rsp),%zmm7
vmovaps	%zmm7,%zmm0 {%k2}
vcmpnltps	%zmm1,%zmm8,%k4
vmovups	3744(%rsp),%zmm1
vblendmps	%zmm1,%zmm14,%zmm1 {%k3}
vmovups	%zmm1,3744(%rsp)
vmulps	288(%rsp),%zmm14,%zmm1
vmulps	424f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm14,%zmm14,%k5
vminps	%zmm14,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k5}
vcmpnleps	%zmm19,%zmm7,%k5
vmovups	2336(%rsp),%zmm1
vmovaps	%zmm1,%zmm19 {%k2}
vcmpnleps	%zmm8,%zmm5,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm1 {%k1} {z}
vmovups	1696(%rsp),%zmm7
vmovaps	%zmm7,%zmm1 {%k2}
vmovups	2784(%rsp),%zmm7
vblendmps	%zmm7,%zmm8,%zmm7 {%k3}
vmovups	%zmm7,2784(%rsp)
vmovups	352(%rsp),%zmm4
vfmadd213ps	%zmm27,%zmm8,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm29,%zmm7
vmovaps	%zmm29,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm28,%zmm7
vmovaps	%zmm28,%zmm7 {%k1}
vmovaps	%zmm27,%zmm7 {%k3}
vsubps	%zmm27,%zmm7,%zmm8
vmovups	3296(%rsp),%zmm14
vfmadd213ps	%zmm20,%zmm8,%zmm14
vmovups	2464(%rsp),%zmm10
vblendmps	%zmm10,%zmm8,%zmm10 {%k3}
vmovups	%zmm10,2464(%rsp)
vmulps	%zmm10,%zmm9,%zmm8
vmovups	1632(%rsp),%zmm9
vfnmadd213ps	%zmm12,%zmm8,%zmm9
vmovups	2272(%rsp),%zmm12
vfnmadd213ps	%zmm11,%zmm8,%zmm12
vmovups	672(%rsp),%zmm4
vmulps	%zmm9,%zmm4,%zmm8
vmulps	3680(%rsp),%zmm4,%zmm9
vmovups	1440(%rsp),%zmm15
vmulps	%zmm9,%zmm15,%zmm10
vmulps	%zmm8,%zmm10,%zmm11
vfmsub231ps	%zmm12,%zmm15,%zmm11
vfnmadd213ps	%zmm2,%zmm10,%zmm10
vmaxps	394f(%rip){1to16},%zmm10,%zmm10
vdivps	%zmm10,%zmm2,%zmm10
vmulps	%zmm11,%zmm10,%zmm10
vmulps	%zmm10,%zmm15,%zmm10
vmulps	%zmm8,%zmm4,%zmm8
vmulps	%zmm4,%zmm9,%zmm9
vmulps	%zmm10,%zmm5,%zmm10
vbroadcastss	429f(%rip),%zmm12
vmovups	864(%rsp),%zmm4
vmulps	%zmm12,%zmm4,%zmm11
vcmpunordps	%zmm10,%zmm10,%k1
vmaxps	%zmm10,%zmm11,%zmm10
vmovaps	%zmm11,%zmm10 {%k1}
vaddps	%zmm10,%zmm4,%zmm10
vcmpunordps	%zmm10,%zmm10,%k1
vminps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm13,%zmm10 {%k1}
vcmpunordps	%zmm10,%zmm10,%k1
vmaxps	%zmm10,%zmm24,%zmm10
vmovaps	%zmm24,%zmm10 {%k1}
vmovaps	%zmm4,%zmm10 {%k3}
vsubps	%zmm4,%zmm10,%zmm11
vfmadd231ps	%zmm16,%zmm11,%zmm14
vmulps	%zmm8,%zmm5,%zmm5
vfnmadd231ps	%zmm9,%zmm11,%zmm5
vmovups	2656(%rsp),%zmm8
vblendmps	%zmm8,%zmm11,%zmm8 {%k3}
vmovups	%zmm8,2656(%rsp)
vmovups	112(%rsp),%zmm4
vmulps	%zmm12,%zmm4,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vaddps	%zmm5,%zmm4,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2976(%rsp),%zmm8
vminps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	3040(%rsp),%zmm8
vmaxps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vmovaps	%zmm4,%zmm5 {%k3}
vsubps	%zmm4,%zmm5,%zmm8
vfmadd231ps	%zmm8,%zmm17,%zmm14 {%k4} {z}
vmovups	2528(%rsp),%zmm9
vblendmps	%zmm9,%zmm8,%zmm9 {%k3}
vmovups	%zmm9,2528(%rsp)
vmovups	2592(%rsp),%zmm8
vmovaps	%zmm8,%zmm14 {%k3}
knotw	%k0,%k1
vmovups	1120(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k1} {z}
vmovups	4576(%rsp),%zmm8
vcmpgtps	3168(%rsp),%zmm8,%k1
vaddps	1952(%rsp),%zmm4,%zmm12 {%k1} {z}
vmovdqa32	%zmm18,%zmm4 {%k3} {z}
vmovups	%zmm3,1248(%rsp)
vmovups	%zmm6,1312(%rsp)
vmovups	%zmm7,800(%rsp)
vmovups	%zmm5,112(%rsp)
vmovaps	%zmm10,%zmm17
vmovups	%zmm14,2592(%rsp)
vmovups	%zmm1,1696(%rsp)
vmovups	%zmm0,3104(%rsp)
vmovups	%zmm19,2336(%rsp)
vmovups	3232(%rsp),%zmm18
52:
vpslld	$31,%zmm4,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,14(%rsp)
knotw	%k0,%k0
kmovw	%k0,12(%rsp)
vpandd	335f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5344(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,10(%rsp)
vpandd	336f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5280(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,8(%rsp)
vpandd	337f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5216(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,6(%rsp)
vmovups	%zmm4,4896(%rsp)
vpandd	338f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5152(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,4(%rsp)
vbroadcastss	342f(%rip),%zmm13
vxorps	%xmm7,%xmm7,%xmm7
.p2align	4
53:
vaddss	%xmm7,%xmm12,%xmm0
vmovshdup	%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm12,4640(%rsp)
vextractf32x4	$3,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm16
vbroadcastss	44(%r11),%zmm1
vmovss	86f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	800(%rsp),%zmm20
vsubps	%zmm1,%zmm20,%zmm3
vbroadcastss	28(%r11),%zmm4
vbroadcastss	36(%r11),%zmm5
vmulps	%zmm0,%zmm3,%zmm3
vmovaps	%xmm5,%xmm6
vmulps	%zmm3,%zmm3,%zmm7
vfmadd213ps	%zmm4,%zmm3,%zmm5
vfmadd213ps	%zmm2,%zmm3,%zmm5
vfmadd213ps	%zmm2,%zmm7,%zmm5
vmaxps	%zmm31,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	20(%r11),%zmm8
vmovss	332f(%rip),%xmm11
vmulss	%xmm6,%xmm11,%xmm9
vbroadcastss	%xmm9,%zmm9
vmovss	339f(%rip),%xmm12
vmulss	%xmm4,%xmm12,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm9,%zmm3,%zmm10
vfmadd213ps	%zmm13,%zmm3,%zmm10
vmulps	%zmm10,%zmm3,%zmm9
vmovss	343f(%rip),%xmm10
vmulss	%xmm6,%xmm10,%xmm6
vbroadcastss	%xmm6,%zmm6
vmovss	344f(%rip),%xmm14
vmulss	%xmm4,%xmm14,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm3,%zmm4
vfmadd213ps	%zmm13,%zmm3,%zmm4
vbroadcastss	97f(%rip),%zmm19
vmulps	%zmm19,%zmm9,%zmm3
vmulps	%zmm7,%zmm3,%zmm3
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm15
vmulps	%zmm3,%zmm8,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,4256(%rsp)
vmulps	%zmm3,%zmm3,%zmm3
vfmsub231ps	%zmm4,%zmm19,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vmulps	%zmm3,%zmm0,%zmm3
vaddps	%zmm1,%zmm20,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r11),%zmm4
vbroadcastss	32(%r11),%zmm5
vbroadcastss	40(%r11),%zmm6
vmovaps	%xmm6,%xmm7
vmulps	%zmm1,%zmm1,%zmm8
vfmadd213ps	%zmm5,%zmm1,%zmm6
vfmadd213ps	%zmm2,%zmm1,%zmm6
vfmadd213ps	%zmm2,%zmm8,%zmm6
vmaxps	%zmm31,%zmm6,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm3,%zmm0,%zmm3
vmovups	%zmm3,1760(%rsp)
vdivps	%zmm8,%zmm2,%zmm3
vmulss	%xmm7,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vmulss	%xmm5,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm1,%zmm9
vfmadd213ps	%zmm13,%zmm1,%zmm9
vmulps	%zmm9,%zmm1,%zmm8
vmulss	%xmm7,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm5,%xmm14,%xmm5
vbroadcastss	%xmm5,%zmm5
vfmadd231ps	%zmm7,%zmm1,%zmm5
vfmadd213ps	%zmm13,%zmm1,%zmm5
vmulps	%zmm19,%zmm8,%zmm1
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm3,%zmm6,%zmm6
vmulps	%zmm6,%zmm4,%zmm6
vmovups	%zmm6,4192(%rsp)
vmulps	%zmm1,%zmm4,%zmm6
vmulps	%zmm6,%zmm0,%zmm6
vmovups	%zmm6,4128(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm5,%zmm19,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm0
vmovups	%zmm0,1952(%rsp)
testb	%dl,%dl
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm17,864(%rsp)
vmovups	%zmm18,3232(%rsp)
vmovups	%zmm15,4704(%rsp)
vmovss	%xmm16,2016(%rsp)
je	55f
vmovups	%zmm20,800(%rsp)
vucomiss	%xmm0,%xmm16
vxorps	%xmm6,%xmm6,%xmm6
vmovups	1696(%rsp),%zmm0
vbroadcastss	322f(%rip),%zmm13
ja	54f
vxorps	%xmm0,%xmm0,%xmm0
54:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1632(%rsp)
vmovups	%zmm1,608(%rsp)
vmovups	%zmm1,1568(%rsp)
vmovups	%zmm1,288(%rsp)
vmovups	%zmm1,928(%rsp)
vmovups	%zmm1,992(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm1,1120(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm1,2272(%rsp)
vmovups	%zmm1,2208(%rsp)
vmovups	%zmm1,2144(%rsp)
vmovups	%zmm1,352(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm28,%xmm28,%xmm28
vmovups	%zmm1,416(%rsp)
vmovups	%zmm1,1056(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm1,544(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm1,48(%rsp)
vpbroadcastd	377f(%rip),%zmm14
vpbroadcastd	378f(%rip),%zmm15
vbroadcastss	379f(%rip),%zmm16
vbroadcastss	382f(%rip),%zmm19
vbroadcastss	383f(%rip),%zmm20
vbroadcastss	384f(%rip),%zmm21
vbroadcastss	385f(%rip),%zmm22
jmp	63f
.p2align	4
55:
movb	$1,%dil
vmovups	1248(%rsp),%zmm0
vmovups	%zmm0,48(%rsp)
vmovaps	%zmm15,%zmm1
xorl	%r8d,%r8d
vbroadcastss	84f(%rip),%zmm10
vmovss	97f(%rip),%xmm12
vbroadcastss	347f(%rip),%zmm13
vbroadcastss	348f(%rip),%zmm14
vbroadcastss	349f(%rip),%zmm0
vbroadcastss	352f(%rip),%zmm15
vbroadcastss	353f(%rip),%zmm28
vbroadcastss	354f(%rip),%zmm26
vbroadcastss	355f(%rip),%zmm11
vbroadcastss	356f(%rip),%zmm3
vbroadcastss	357f(%rip),%zmm16
.p2align	4
56:
vdivps	%zmm1,%zmm2,%zmm1
vmulps	345f(%rip){1to16},%zmm1,%zmm18
vbroadcastss	346f(%rip),%zmm9
vsubps	48(%rsp),%zmm9,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vxorps	%zmm13,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm14,%zmm5,%zmm5
vmulps	%zmm0,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm15,%zmm7,%zmm5
vfmadd231ps	%zmm28,%zmm7,%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovaps	%zmm26,%zmm8
vfmadd213ps	%zmm11,%zmm5,%zmm8
vfmadd213ps	%zmm3,%zmm5,%zmm8
vfmadd213ps	%zmm16,%zmm5,%zmm8
vbroadcastss	358f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm8
vfmadd213ps	%zmm2,%zmm5,%zmm8
vbroadcastss	359f(%rip),%zmm23
vaddps	%zmm23,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm10,%zmm4,%zmm7
vbroadcastss	362f(%rip),%zmm22
vfmadd132ps	%zmm22,%zmm2,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	363f(%rip),%zmm8
vmovaps	%zmm2,%zmm19
vbroadcastss	364f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vbroadcastss	365f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm8
vbroadcastss	366f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm7,%zmm8
vbroadcastss	367f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm7,%zmm8
vbroadcastss	368f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	369f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	372f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm8
vbroadcastss	373f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vbroadcastss	97f(%rip),%zmm25
vmovaps	%zmm10,%zmm20
vblendmps	%zmm9,%zmm25,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm11,%zmm21
vmulps	%zmm6,%zmm10,%zmm11
vmulps	374f(%rip){1to16},%zmm1,%zmm6
vmulps	375f(%rip){1to16},%zmm1,%zmm7
vmulps	%zmm7,%zmm18,%zmm8
leaq	(%r8,%r8,4),%r9
shlq	$6,%r9
addq	%rbp,%r9
xorl	%ebx,%ebx
vbroadcastss	376f(%rip),%zmm31
.p2align	4
57:
vpxord	%xmm17,%xmm17,%xmm17
vcvtsi2ss	%rbx,%xmm17,%xmm9
vaddss	%xmm12,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	48(%rsp),%zmm9,%zmm9
vmulps	%zmm9,%zmm18,%zmm9
vmovaps	%zmm13,%zmm22
vxorps	%zmm13,%zmm9,%zmm13
vmovaps	%xmm12,%xmm23
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm14,%zmm12,%zmm12
vmovaps	%zmm14,%zmm17
vmulps	%zmm0,%zmm12,%zmm14
vrndscaleps	$8,%zmm14,%zmm14
vfmadd231ps	%zmm15,%zmm14,%zmm12
vfmadd231ps	353f(%rip){1to16},%zmm14,%zmm12
vmulps	%zmm0,%zmm12,%zmm12
vmovaps	%zmm15,%zmm2
vmovaps	%zmm26,%zmm15
vfmadd213ps	%zmm21,%zmm12,%zmm15
vfmadd213ps	%zmm3,%zmm12,%zmm15
vfmadd213ps	%zmm16,%zmm12,%zmm15
vfmadd213ps	358f(%rip){1to16},%zmm12,%zmm15
vaddps	359f(%rip){1to16},%zmm14,%zmm14
vcvttps2udq	%zmm14,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm15
vandps	%zmm20,%zmm9,%zmm12
vfmadd132ps	362f(%rip){1to16},%zmm19,%zmm12
vdivps	%zmm12,%zmm19,%zmm16
vpslld	$23,%zmm14,%zmm12
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	%zmm24,%zmm16,%zmm14
vfmadd213ps	%zmm27,%zmm16,%zmm14
vfmadd213ps	%zmm28,%zmm16,%zmm14
vfmadd213ps	%zmm29,%zmm16,%zmm14
vfmadd213ps	%zmm30,%zmm16,%zmm14
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	346f(%rip){1to16},%zmm25,%zmm13 {%k1}
vmulps	%zmm14,%zmm16,%zmm14
vbroadcastss	357f(%rip),%zmm16
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm14,%zmm13,%zmm14
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm14,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm31,%zmm4,%zmm15
vfmadd213ps	%zmm19,%zmm4,%zmm15
vmovaps	%zmm10,-256(%r9)
vmulps	%zmm15,%zmm5,%zmm10
vmulps	%zmm31,%zmm9,%zmm15
vfmadd213ps	%zmm19,%zmm9,%zmm15
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm15,%zmm10
vfmsub231ps	%zmm15,%zmm9,%zmm4
vmovaps	%zmm2,%zmm15
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%r9)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%r9)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r9)
vmulps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm4,(%r9)
incq	%rbx
addq	$320,%r9
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%xmm23,%xmm12
vmovaps	%zmm14,%zmm11
vmovaps	%zmm17,%zmm14
vmovaps	%zmm13,%zmm10
vmovaps	%zmm22,%zmm13
cmpq	%rbx,%rsi
jne	57b
vmovups	1312(%rsp),%zmm1
vmovups	%zmm1,48(%rsp)
vmovups	4192(%rsp),%zmm1
movq	%rsi,%r8
testb	$1,%dil
movl	$0,%edi
vmovaps	%zmm19,%zmm2
vbroadcastss	353f(%rip),%zmm28
vmovaps	%zmm20,%zmm10
vmovaps	%zmm21,%zmm11
jne	56b
vmovss	2016(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,48(%rsp)
vmovups	1696(%rsp),%zmm0
ja	58f
vxorps	%xmm0,%xmm0,%xmm0
58:
movq	%r10,%rdi
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1376(%rsp)
vmovups	%zmm1,1440(%rsp)
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm1,1056(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm28,%xmm28,%xmm28
vmovups	%zmm1,1184(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm1,352(%rsp)
vmovups	%zmm1,2144(%rsp)
vmovups	%zmm1,2208(%rsp)
vmovups	%zmm1,2272(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm1,672(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm1,1504(%rsp)
vmovups	%zmm1,992(%rsp)
vmovups	%zmm1,928(%rsp)
vmovups	%zmm1,288(%rsp)
vmovups	%zmm1,1568(%rsp)
vmovups	%zmm1,608(%rsp)
vmovups	%zmm1,1632(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
xorl	%r9d,%r9d
vmovups	112(%rsp),%zmm30
.p2align	4
59:
vmovups	%zmm16,416(%rsp)
vmovups	%zmm11,3616(%rsp)
vmovups	%zmm4,1120(%rsp)
vmovups	%zmm10,736(%rsp)
vmovups	%zmm3,544(%rsp)
vmovups	%zmm7,480(%rsp)
vmovups	%zmm24,3296(%rsp)
vmovups	%zmm8,3360(%rsp)
vmovups	%zmm31,3680(%rsp)
leaq	(%r9,%rsi),%r8
leaq	(%r8,%r8,4),%r8
shlq	$6,%r8
vmovaps	(%r15,%r8),%zmm1
vmovaps	64(%r15,%r8),%zmm18
vmovaps	128(%r15,%r8),%zmm21
vmovaps	192(%r15,%r8),%zmm3
vmovups	%zmm3,1824(%rsp)
vmovaps	256(%r15,%r8),%zmm3
vmovups	%zmm3,2080(%rsp)
vmulps	%zmm1,%zmm30,%zmm19
vxorps	%xmm22,%xmm22,%xmm22
movq	%rdi,%rbx
xorl	%r8d,%r8d
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm11,%xmm11,%xmm11
vmovups	864(%rsp),%zmm17
.p2align	4
62:
vmovaps	(%rbx),%zmm4
vmovaps	-256(%rbp,%r8),%zmm30
vmovaps	-192(%rbp,%r8),%zmm26
vmovaps	%zmm30,%zmm16
vfmadd213ps	%zmm17,%zmm19,%zmm16
vdivps	%zmm16,%zmm2,%zmm7
vmovaps	-128(%rbp,%r8),%zmm9
vsubps	%zmm16,%zmm4,%zmm4
vmulps	%zmm7,%zmm4,%zmm4
vmulps	%zmm4,%zmm0,%zmm16
vfmadd213ps	%zmm7,%zmm7,%zmm16
vaddps	%zmm16,%zmm29,%zmm29
vaddps	%zmm4,%zmm6,%zmm6
vfmadd231ps	%zmm30,%zmm4,%zmm14
vfmadd231ps	%zmm26,%zmm4,%zmm20
vfmadd231ps	-64(%rbp,%r8),%zmm4,%zmm23
vfmadd231ps	%zmm9,%zmm4,%zmm5
vfmadd231ps	(%rbp,%r8),%zmm4,%zmm11
vmulps	%zmm16,%zmm30,%zmm4
vaddps	%zmm4,%zmm8,%zmm8
vfmadd231ps	%zmm4,%zmm30,%zmm22
vmulps	%zmm16,%zmm26,%zmm4
vaddps	%zmm4,%zmm15,%zmm15
vfmadd231ps	%zmm30,%zmm4,%zmm3
vfmadd231ps	%zmm4,%zmm26,%zmm31
vmulps	%zmm16,%zmm9,%zmm4
vaddps	%zmm4,%zmm27,%zmm27
vfmadd231ps	%zmm30,%zmm4,%zmm24
vfmadd231ps	%zmm26,%zmm4,%zmm13
vfmadd231ps	%zmm9,%zmm4,%zmm10
addq	$320,%r8
addq	$64,%rbx
cmpq	%r8,%r13
jne	62b
vmovups	112(%rsp),%zmm30
vmulps	%zmm18,%zmm30,%zmm4
vmulps	%zmm21,%zmm30,%zmm7
vmulps	4128(%rsp),%zmm7,%zmm16
vmulps	4256(%rsp),%zmm19,%zmm26
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm19,%zmm31
vmovups	1376(%rsp),%zmm7
vfmadd231ps	%zmm31,%zmm19,%zmm7
vmovups	%zmm7,1376(%rsp)
vmovaps	%zmm3,%zmm7
vfmadd213ps	%zmm9,%zmm4,%zmm7
vmovups	1440(%rsp),%zmm17
vfmadd231ps	%zmm7,%zmm19,%zmm17
vmovups	%zmm17,1440(%rsp)
vmovaps	%zmm3,%zmm7
vfmadd213ps	%zmm9,%zmm16,%zmm7
vfmadd213ps	%zmm7,%zmm26,%zmm13
vmovups	1056(%rsp),%zmm7
vfmadd231ps	%zmm13,%zmm19,%zmm7
vmovups	%zmm7,1056(%rsp)
vfmadd213ps	%zmm9,%zmm1,%zmm3
vmovups	1184(%rsp),%zmm7
vfmadd231ps	%zmm3,%zmm19,%zmm7
vmovups	%zmm7,1184(%rsp)
vaddps	%zmm9,%zmm15,%zmm3
vmovups	2144(%rsp),%zmm7
vfmadd231ps	%zmm3,%zmm19,%zmm7
vmovups	%zmm7,2144(%rsp)
vmovups	48(%rsp),%zmm3
vfmadd231ps	%zmm20,%zmm19,%zmm3
vmovups	%zmm3,48(%rsp)
vmovaps	%zmm22,%zmm3
vfmadd213ps	%zmm9,%zmm4,%zmm3
vmovups	1888(%rsp),%zmm7
vfmadd231ps	%zmm3,%zmm4,%zmm7
vmovups	%zmm7,1888(%rsp)
vmovaps	%zmm24,%zmm3
vfmadd213ps	%zmm9,%zmm16,%zmm3
vfmadd213ps	%zmm3,%zmm26,%zmm10
vmovaps	%zmm22,%zmm3
vfmadd213ps	%zmm9,%zmm16,%zmm3
vfmadd231ps	%zmm24,%zmm26,%zmm3
vfmadd231ps	%zmm3,%zmm16,%zmm28
vfmadd231ps	%zmm10,%zmm26,%zmm28
vfmadd213ps	%zmm9,%zmm1,%zmm22
vfmadd213ps	%zmm9,%zmm1,%zmm24
vfmadd231ps	%zmm22,%zmm16,%zmm12
vfmadd231ps	%zmm24,%zmm26,%zmm12
vmovups	3296(%rsp),%zmm24
vfmadd231ps	%zmm14,%zmm16,%zmm24
vaddps	%zmm9,%zmm8,%zmm7
vmovups	2272(%rsp),%zmm10
vfmadd231ps	%zmm16,%zmm7,%zmm10
vaddps	%zmm9,%zmm27,%zmm8
vfmadd231ps	%zmm8,%zmm26,%zmm10
vmovups	%zmm10,2272(%rsp)
vfmadd231ps	%zmm5,%zmm26,%zmm24
vmovups	416(%rsp),%zmm16
vfmadd231ps	%zmm3,%zmm4,%zmm16
vmovups	3360(%rsp),%zmm8
vfmadd231ps	%zmm22,%zmm4,%zmm8
vmovups	352(%rsp),%zmm3
vfmadd231ps	%zmm22,%zmm1,%zmm3
vmovups	%zmm3,352(%rsp)
vmovups	736(%rsp),%zmm10
vfmadd231ps	%zmm14,%zmm4,%zmm10
vmovups	2208(%rsp),%zmm3
vfmadd231ps	%zmm4,%zmm7,%zmm3
vmovups	%zmm3,2208(%rsp)
vmovups	3680(%rsp),%zmm31
vfmadd231ps	%zmm7,%zmm1,%zmm31
vmovups	992(%rsp),%zmm3
vfmadd231ps	%zmm23,%zmm1,%zmm3
vmovups	%zmm3,992(%rsp)
vmovups	608(%rsp),%zmm3
vfmadd231ps	%zmm11,%zmm1,%zmm3
vmovups	%zmm3,608(%rsp)
vmovups	480(%rsp),%zmm7
vfmadd231ps	%zmm14,%zmm1,%zmm7
vmovups	3616(%rsp),%zmm11
vfmadd231ps	%zmm5,%zmm1,%zmm11
vmovups	672(%rsp),%zmm1
vfmadd231ps	%zmm20,%zmm18,%zmm1
vmovups	%zmm1,672(%rsp)
vmovups	928(%rsp),%zmm1
vfmadd231ps	%zmm20,%zmm21,%zmm1
vmovups	%zmm1,928(%rsp)
vmovups	288(%rsp),%zmm1
vfmadd231ps	%zmm18,%zmm5,%zmm1
vmovups	%zmm1,288(%rsp)
vmovups	1632(%rsp),%zmm1
vfmadd231ps	%zmm5,%zmm21,%zmm1
vmovups	%zmm1,1632(%rsp)
vmovups	1504(%rsp),%zmm1
vfmadd231ps	%zmm14,%zmm21,%zmm1
vmovups	%zmm1,1504(%rsp)
vmovups	1568(%rsp),%zmm1
vfmadd231ps	1824(%rsp),%zmm14,%zmm1
vmovups	%zmm1,1568(%rsp)
vfmadd231ps	2080(%rsp),%zmm14,%zmm25
vmovups	544(%rsp),%zmm3
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm9,%zmm29,%zmm1
vmovups	1120(%rsp),%zmm4
vaddps	%zmm1,%zmm4,%zmm4
incq	%r9
addq	%rax,%rdi
cmpq	%rsi,%r9
jne	59b
vmovups	%zmm4,1120(%rsp)
vmovups	%zmm3,544(%rsp)
vbroadcastss	322f(%rip),%zmm13
vpbroadcastd	377f(%rip),%zmm14
vpbroadcastd	378f(%rip),%zmm15
vmovups	%zmm16,416(%rsp)
vbroadcastss	379f(%rip),%zmm16
vbroadcastss	382f(%rip),%zmm19
vbroadcastss	383f(%rip),%zmm20
vbroadcastss	384f(%rip),%zmm21
vbroadcastss	385f(%rip),%zmm22
vmovups	864(%rsp),%zmm17
vmovups	1184(%rsp),%zmm27
vmovups	672(%rsp),%zmm30
vmovups	1504(%rsp),%zmm23
vmovaps	%zmm25,%zmm6
vmovups	1440(%rsp),%zmm25
vmovups	1376(%rsp),%zmm9
vmovups	1888(%rsp),%zmm18
63:
vmovups	%zmm10,736(%rsp)
vmovups	112(%rsp),%zmm5
vmulps	%zmm5,%zmm0,%zmm1
vdivps	4704(%rsp),%zmm2,%zmm3
vmulps	%zmm11,%zmm1,%zmm4
vfnmadd213ps	%zmm9,%zmm3,%zmm4
vmovups	%zmm4,1504(%rsp)
vdivps	4192(%rsp),%zmm2,%zmm3
vmulps	%zmm23,%zmm1,%zmm29
vfnmadd213ps	%zmm18,%zmm3,%zmm29
vmovups	4128(%rsp),%zmm9
vmulps	%zmm9,%zmm9,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmovups	4256(%rsp),%zmm6
vmulps	%zmm6,%zmm6,%zmm4
vfmadd231ps	608(%rsp),%zmm4,%zmm3
vfnmadd213ps	%zmm25,%zmm1,%zmm30
vmulps	%zmm9,%zmm6,%zmm4
vmulps	1632(%rsp),%zmm4,%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vaddps	%zmm3,%zmm4,%zmm3
vmulps	1952(%rsp),%zmm23,%zmm4
vmovups	1760(%rsp),%zmm26
vfmadd213ps	%zmm4,%zmm11,%zmm26
vaddps	%zmm26,%zmm3,%zmm26
vmulps	928(%rsp),%zmm9,%zmm3
vfmadd231ps	992(%rsp),%zmm6,%zmm3
vfnmadd213ps	1056(%rsp),%zmm1,%zmm3
vmovups	%zmm3,1440(%rsp)
vmulps	1568(%rsp),%zmm9,%zmm3
vfmadd231ps	288(%rsp),%zmm6,%zmm3
vfnmadd213ps	416(%rsp),%zmm1,%zmm3
vmovups	%zmm3,1376(%rsp)
vfnmadd213ps	%zmm28,%zmm1,%zmm26
vmulps	%zmm23,%zmm9,%zmm3
vfmadd231ps	%zmm11,%zmm6,%zmm3
vdivps	%zmm5,%zmm13,%zmm1
vfnmadd213ps	%zmm12,%zmm0,%zmm3
vmovups	%zmm3,1632(%rsp)
vmulps	%zmm1,%zmm0,%zmm0
vmovss	2016(%rsp),%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vucomiss	%xmm3,%xmm1
vmovups	48(%rsp),%zmm6
vfmadd231ps	%zmm6,%zmm0,%zmm27
vfmadd231ps	%zmm0,%zmm10,%zmm8
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm8,3360(%rsp)
vmovups	%zmm27,1184(%rsp)
vmovups	%zmm24,3296(%rsp)
vmovups	%zmm7,480(%rsp)
vmovups	%zmm30,672(%rsp)
jbe	67f
vmovups	3168(%rsp),%zmm0
vmovups	4640(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3168(%rsp)
vcmpgeps	343f(%rip){1to16},%zmm0,%k1
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
vmovups	3424(%rsp),%zmm28
jbe	68f
vxorps	%xmm1,%xmm1,%xmm1
testb	%dl,%dl
vpbroadcastd	86f(%rip),%zmm12
vbroadcastss	386f(%rip),%zmm18
vbroadcastss	387f(%rip),%zmm23
vbroadcastss	388f(%rip),%zmm24
vmovups	1504(%rsp),%zmm25
jne	66f
movq	%r10,%rdi
xorl	%r8d,%r8d
.p2align	4
64:
leaq	(%r8,%rsi),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	112(%rsp),%zmm3
vmulps	(%r15,%r9),%zmm3,%zmm3
movq	%r15,%r9
movq	%rdi,%rbx
movq	%rsi,%r14
.p2align	4
65:
vmovaps	(%r9),%zmm4
vfmadd213ps	%zmm17,%zmm3,%zmm4
vdivps	%zmm4,%zmm2,%zmm5
vmovaps	(%rbx),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm13,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm13,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm2,%zmm5,%zmm7
vpaddd	%zmm14,%zmm7,%zmm7
vpandd	%zmm15,%zmm7,%zmm7
vpsubd	%zmm7,%zmm12,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm13,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm16,%zmm8
vfmadd213ps	%zmm19,%zmm9,%zmm8
vmovaps	%zmm20,%zmm10
vmovaps	%zmm22,%zmm11
vfmadd213ps	%zmm18,%zmm9,%zmm11
vfmadd213ps	%zmm21,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm2,%zmm6,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm11
vmaxps	%zmm13,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%rbx
addq	$320,%r9
decq	%r14
jne	65b
incq	%r8
addq	%rax,%rdi
cmpq	%rsi,%r8
jne	64b
66:
vbroadcastss	389f(%rip),%zmm3
vmovups	3552(%rsp),%zmm4
vfmadd213ps	392f(%rip){1to16},%zmm4,%zmm3
vxorps	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm0,%zmm8,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,3552(%rsp)
vmovups	3808(%rsp),%zmm0
vbroadcastss	393f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3808(%rsp)
vmovups	2336(%rsp),%zmm0
vmaxps	332f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2336(%rsp)
vblendmps	324f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	2720(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	1248(%rsp),%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmovups	2400(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1312(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmovups	2464(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	800(%rsp),%zmm14
vsubps	%zmm5,%zmm14,%zmm14
vmovups	2528(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	112(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	%zmm7,112(%rsp)
vmovups	2656(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm17,%zmm17
vmovups	%zmm17,864(%rsp)
vmovups	2592(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2592(%rsp)
vmovups	2784(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2784(%rsp)
vmovups	1696(%rsp),%zmm0
vmovaps	%zmm8,%zmm0 {%k1}
vmovups	%zmm0,1696(%rsp)
vmovups	3104(%rsp),%zmm0
vbroadcastss	334f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3104(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,1952(%rsp)
vmovups	%zmm6,2656(%rsp)
vmovups	%zmm5,2528(%rsp)
vmovups	%zmm4,2464(%rsp)
vmovups	%zmm3,2400(%rsp)
vmovups	%zmm1,2720(%rsp)
vmovups	2912(%rsp),%zmm3
vmovups	2848(%rsp),%zmm4
vmovups	1184(%rsp),%zmm27
vmovups	3296(%rsp),%zmm24
vmovups	480(%rsp),%zmm7
vmovups	672(%rsp),%zmm15
vmovups	48(%rsp),%zmm6
vmovups	352(%rsp),%zmm5
jmp	72f
.p2align	4
67:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1952(%rsp)
vmovups	3424(%rsp),%zmm28
jmp	69f
.p2align	4
68:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1952(%rsp)
69:
vmovups	2912(%rsp),%zmm3
vmovups	2848(%rsp),%zmm4
vmovups	1312(%rsp),%zmm9
vmovups	1248(%rsp),%zmm10
vmovups	352(%rsp),%zmm5
vmovups	1504(%rsp),%zmm25
vmovups	800(%rsp),%zmm14
vmovaps	%zmm30,%zmm15
72:
vmovups	%zmm26,4960(%rsp)
vmovups	%zmm6,48(%rsp)
vmovups	%zmm29,5088(%rsp)
vmovups	%zmm5,352(%rsp)
vbroadcastss	98f(%rip),%zmm1
vmaxps	%zmm1,%zmm25,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm25
vmaxps	%zmm1,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm12
vmaxps	%zmm1,%zmm26,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm22
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5216(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k3
vmovdqu64	5344(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k1
vdivps	%zmm0,%zmm2,%zmm30
vmovups	1120(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm20
vcmpleps	%zmm3,%zmm10,%k2
vmovups	%zmm10,1248(%rsp)
vcmpleps	%zmm10,%zmm4,%k4
vblendmps	%zmm6,%zmm13,%zmm0 {%k4}
vbroadcastss	347f(%rip),%zmm29
vxorps	%zmm29,%zmm6,%zmm0 {%k2}
vxorps	%xmm3,%xmm3,%xmm3
vcmpleps	%zmm0,%zmm3,%k6
kmovw	14(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm3,%zmm2,%zmm5 {%k2}
vmovups	%zmm5,416(%rsp)
vcmpgeps	3488(%rsp),%zmm9,%k4
vmovups	736(%rsp),%zmm1
vblendmps	%zmm1,%zmm13,%zmm0 {%k4}
vmovups	%zmm9,1312(%rsp)
vcmpleps	3872(%rsp),%zmm9,%k4
vxorps	%zmm29,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm3,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm3,%zmm2,%zmm9 {%k4}
vmovups	%zmm9,1056(%rsp)
vmovdqu64	5280(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	3936(%rsp),%zmm14,%k1
vblendmps	%zmm24,%zmm13,%zmm0 {%k1}
vmovups	%zmm14,800(%rsp)
vcmpleps	%zmm28,%zmm14,%k1
vxorps	%zmm29,%zmm24,%zmm0 {%k1}
vmovups	112(%rsp),%zmm1
vcmpgeps	2976(%rsp),%zmm1,%k1
vblendmps	%zmm7,%zmm13,%zmm3 {%k1}
vmovups	%zmm1,112(%rsp)
vcmpleps	3040(%rsp),%zmm1,%k1
vxorps	%zmm29,%zmm7,%zmm3 {%k1}
vmovups	864(%rsp),%zmm4
vcmpgeps	4000(%rsp),%zmm4,%k1
vmovups	544(%rsp),%zmm10
vblendmps	%zmm10,%zmm13,%zmm1 {%k1}
vmovups	%zmm4,864(%rsp)
vcmpleps	4064(%rsp),%zmm4,%k1
vxorps	%zmm29,%zmm10,%zmm1 {%k1}
vxorps	%xmm4,%xmm4,%xmm4
vcmpleps	%zmm0,%zmm4,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm4,%zmm2,%zmm10 {%k5}
vmovups	%zmm10,992(%rsp)
vmulps	%zmm9,%zmm12,%zmm0
vmovaps	%zmm12,%zmm13
vmovups	%zmm12,288(%rsp)
vmulps	%zmm0,%zmm15,%zmm4
vmulps	%zmm5,%zmm25,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmulps	%zmm10,%zmm22,%zmm28
vmulps	1440(%rsp),%zmm28,%zmm4
vmulps	%zmm6,%zmm4,%zmm9
vmulps	%zmm5,%zmm9,%zmm7
vmovaps	%zmm5,%zmm4
vfnmadd213ps	%zmm2,%zmm5,%zmm4
vbroadcastss	394f(%rip),%zmm12
vmovups	%zmm4,5024(%rsp)
vmaxps	%zmm12,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm2,%zmm15
vmulps	%zmm15,%zmm13,%zmm10
vmovaps	%zmm2,%zmm10 {%k4}
vxorps	%xmm8,%xmm8,%xmm8
vcmpleps	%zmm3,%zmm8,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm8,%zmm2,%zmm13 {%k3}
vmovups	%zmm13,928(%rsp)
vmulps	1376(%rsp),%zmm28,%zmm8
vfmsub231ps	%zmm8,%zmm0,%zmm7
vmulps	%zmm15,%zmm7,%zmm21
vmovaps	%zmm9,%zmm18
vfnmadd213ps	%zmm2,%zmm9,%zmm18
vfnmadd231ps	%zmm21,%zmm21,%zmm18
vmaxps	%zmm12,%zmm18,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm13,%zmm30,%zmm17
vmulps	%zmm17,%zmm27,%zmm8
vmulps	%zmm6,%zmm8,%zmm8
vmovups	%zmm5,2080(%rsp)
vmulps	%zmm5,%zmm8,%zmm11
vmulps	%zmm9,%zmm8,%zmm14
vmovaps	%zmm9,%zmm13
vdivps	%zmm7,%zmm2,%zmm9
vmulps	%zmm25,%zmm10,%zmm16
vmovaps	%zmm10,%zmm16 {%k2}
vmovdqu64	5152(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k0
vmulps	%zmm9,%zmm22,%zmm19
vmovaps	%zmm22,%zmm27
vmovaps	%zmm2,%zmm19 {%k5}
vpxor	%xmm3,%xmm3,%xmm3
vcmpleps	%zmm1,%zmm3,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm3,%zmm2,%zmm7 {%k5}
vmovaps	%zmm20,%zmm3
vmulps	%zmm7,%zmm20,%zmm4
vmulps	2144(%rsp),%zmm4,%zmm1
vmulps	%zmm6,%zmm1,%zmm22
vmulps	%zmm5,%zmm22,%zmm20
vmovaps	%zmm24,%zmm5
vmulps	%zmm13,%zmm22,%zmm24
vmulps	3360(%rsp),%zmm17,%zmm1
vfmsub231ps	%zmm1,%zmm0,%zmm11
vmovaps	%zmm15,%zmm10
vmovups	%zmm15,608(%rsp)
vmulps	%zmm15,%zmm11,%zmm1
vmulps	1632(%rsp),%zmm17,%zmm6
vfmsub231ps	%zmm6,%zmm28,%zmm14
vfnmadd231ps	%zmm21,%zmm1,%zmm14
vmulps	%zmm9,%zmm14,%zmm23
vmovaps	%zmm8,%zmm6
vfnmadd213ps	%zmm2,%zmm8,%zmm6
vfnmadd231ps	%zmm1,%zmm1,%zmm6
vfnmadd231ps	%zmm23,%zmm23,%zmm6
vmulps	2208(%rsp),%zmm4,%zmm11
vfmsub231ps	%zmm11,%zmm0,%zmm20
vmaxps	%zmm12,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	2272(%rsp),%zmm4,%zmm11
vfmsub231ps	%zmm11,%zmm28,%zmm24
vmulps	%zmm8,%zmm22,%zmm11
vdivps	%zmm0,%zmm2,%zmm15
vmovups	%zmm31,3680(%rsp)
vmulps	%zmm4,%zmm31,%zmm0
vfmsub231ps	%zmm0,%zmm17,%zmm11
vmovaps	%zmm30,%zmm31
vmulps	%zmm15,%zmm30,%zmm0
vmovaps	%zmm2,%zmm0 {%k3}
vmulps	%zmm10,%zmm20,%zmm26
vfnmadd231ps	%zmm21,%zmm26,%zmm24
vmulps	%zmm9,%zmm24,%zmm28
vfnmadd231ps	%zmm1,%zmm26,%zmm11
vfnmadd231ps	%zmm23,%zmm28,%zmm11
vmulps	%zmm15,%zmm11,%zmm30
vmulps	%zmm19,%zmm16,%zmm11
vmovaps	%zmm22,%zmm14
vfnmadd213ps	%zmm2,%zmm22,%zmm14
vfnmadd231ps	%zmm26,%zmm26,%zmm14
vfnmadd231ps	%zmm28,%zmm28,%zmm14
vfnmadd231ps	%zmm30,%zmm30,%zmm14
vmaxps	%zmm12,%zmm14,%zmm16
vsqrtps	%zmm16,%zmm16
vmulps	%zmm0,%zmm11,%zmm11
vdivps	%zmm16,%zmm2,%zmm16
vmovaps	%zmm3,%zmm12
vmulps	%zmm16,%zmm3,%zmm0
vmulps	%zmm0,%zmm11,%zmm0
vmovaps	%zmm11,%zmm0 {%k5}
vmovups	%zmm0,3616(%rsp)
vmovss	2016(%rsp),%xmm3
vxorps	%xmm10,%xmm10,%xmm10
vucomiss	%xmm10,%xmm3
vmovups	%zmm25,1760(%rsp)
vmulps	48(%rsp),%zmm25,%zmm11
kmovw	12(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm11,%zmm19
vxorps	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm11,%zmm19 {%k3} {z}
kmovw	10(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	288(%rsp),%zmm0
vmulps	736(%rsp),%zmm0,%zmm20
vmovaps	%zmm20,%zmm24 {%k3} {z}
vfmadd213ps	%zmm19,%zmm24,%zmm24
kmovw	8(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm27,1824(%rsp)
vmulps	%zmm5,%zmm27,%zmm25
vmovaps	%zmm25,%zmm19 {%k1} {z}
vfmadd213ps	%zmm24,%zmm19,%zmm19
kmovw	6(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm31,1568(%rsp)
vmulps	480(%rsp),%zmm31,%zmm24
vmovaps	%zmm24,%zmm27 {%k1} {z}
vfmadd213ps	%zmm19,%zmm27,%zmm27
kmovw	4(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm12,%zmm0
vmulps	544(%rsp),%zmm12,%zmm10
vmovaps	%zmm10,%zmm19 {%k1} {z}
vfmadd213ps	%zmm27,%zmm19,%zmm19
vmulps	416(%rsp),%zmm11,%zmm11
vmovups	2080(%rsp),%zmm5
vmulps	%zmm11,%zmm5,%zmm27
vfmsub231ps	1056(%rsp),%zmm20,%zmm27
vmulps	%zmm11,%zmm13,%zmm31
vfmsub231ps	992(%rsp),%zmm25,%zmm31
vmulps	%zmm11,%zmm8,%zmm12
vfmsub231ps	928(%rsp),%zmm24,%zmm12
vmulps	%zmm11,%zmm22,%zmm3
vmovups	%zmm7,1888(%rsp)
vfmsub231ps	%zmm10,%zmm7,%zmm3
vxorps	%zmm29,%zmm5,%zmm20
vxorps	%zmm29,%zmm13,%zmm13
vxorps	%zmm29,%zmm8,%zmm5
vxorps	%zmm29,%zmm22,%zmm8
vmulps	608(%rsp),%zmm27,%zmm24
vfnmadd231ps	%zmm21,%zmm24,%zmm31
vxorps	%zmm29,%zmm21,%zmm7
vmovups	%zmm7,2016(%rsp)
vfnmadd231ps	%zmm1,%zmm24,%zmm12
vxorps	%zmm29,%zmm1,%zmm21
vmovups	%zmm9,2080(%rsp)
vmulps	%zmm9,%zmm31,%zmm27
vfnmadd231ps	%zmm23,%zmm27,%zmm12
vxorps	%zmm29,%zmm23,%zmm25
vfnmadd231ps	%zmm26,%zmm24,%zmm3
vxorps	%zmm29,%zmm26,%zmm23
vfnmadd231ps	%zmm28,%zmm27,%zmm3
vxorps	%zmm29,%zmm28,%zmm26
vmulps	%zmm15,%zmm12,%zmm10
vfnmadd231ps	%zmm30,%zmm10,%zmm3
vxorps	%zmm29,%zmm30,%zmm28
vxorps	%xmm29,%xmm29,%xmm29
vmovaps	%zmm11,%zmm1
vfmadd213ps	%zmm29,%zmm11,%zmm1
vfmadd231ps	%zmm24,%zmm24,%zmm1
vfmadd231ps	%zmm27,%zmm27,%zmm1
vfmadd231ps	%zmm10,%zmm10,%zmm1
vmovaps	%zmm16,%zmm22
vmulps	%zmm16,%zmm3,%zmm30
vfmadd231ps	%zmm30,%zmm30,%zmm1
ja	73f
vmovaps	%zmm21,%zmm16
vmovaps	%zmm20,%zmm9
vmovaps	%zmm13,%zmm21
vmovaps	%zmm8,%zmm20
vmovups	1568(%rsp),%zmm4
vdivps	%zmm4,%zmm2,%zmm3
vbroadcastss	16(%r11),%zmm6
vmulps	112(%rsp),%zmm3,%zmm3
vmovaps	%zmm0,%zmm8
vdivps	%zmm0,%zmm2,%zmm12
vmovups	864(%rsp),%zmm17
vmulps	%zmm17,%zmm12,%zmm12
vmovups	3104(%rsp),%zmm18
vdivps	%zmm18,%zmm2,%zmm13
vmulps	3616(%rsp),%zmm13,%zmm0
vmulps	395f(%rip){1to16},%zmm3,%zmm3
vmulps	396f(%rip){1to16},%zmm12,%zmm12
vmaxps	%zmm3,%zmm12,%zmm13
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm12,%zmm13 {%k1}
vbroadcastss	334f(%rip),%zmm14
vmovups	3552(%rsp),%zmm3
vcmpltps	%zmm14,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	397f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm13,%zmm3,%zmm12
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm3,%zmm12 {%k1}
vmulps	%zmm0,%zmm0,%zmm0
vminps	%zmm2,%zmm0,%zmm0
vmulps	%zmm6,%zmm0,%zmm0
vmaxps	%zmm0,%zmm12,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm12,%zmm3 {%k1}
vcmpltps	%zmm14,%zmm18,%k1
vmovaps	%zmm3,%zmm0 {%k1} {z}
vmulps	%zmm0,%zmm0,%zmm0
vmulss	%xmm6,%xmm6,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm19,%k1
vcmpleps	%zmm0,%zmm1,%k1 {%k1}
vmovups	1056(%rsp),%zmm0
vmulps	416(%rsp),%zmm0,%zmm0
vmulps	992(%rsp),%zmm0,%zmm0
vmulps	928(%rsp),%zmm0,%zmm0
vmulps	1888(%rsp),%zmm0,%zmm0
vcmpnltps	%zmm0,%zmm29,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vbroadcastss	329f(%rip),%zmm1
vblendmps	%zmm0,%zmm1,%zmm0 {%k1}
vmovups	4576(%rsp),%zmm3
vcmpleps	3168(%rsp),%zmm3,%k1
vbroadcastss	342f(%rip),%zmm13
vminps	%zmm13,%zmm0,%zmm0 {%k1}
vmovups	3232(%rsp),%zmm18
vcmpeqps	%zmm1,%zmm18,%k1
vmovaps	%zmm0,%zmm18 {%k1}
vcmpeqps	%zmm1,%zmm18,%k1
vmovaps	%zmm2,%zmm12 {%k1} {z}
vxorps	%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm12,%xmm0
vmovshdup	%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm7,%xmm0
vbroadcastss	327f(%rip),%zmm31
ja	53b
jmp	74f
.p2align	4
73:
vmovups	%zmm4,1440(%rsp)
vmovups	%zmm17,672(%rsp)
vmulps	%zmm30,%zmm22,%zmm3
vfmadd213ps	%zmm10,%zmm3,%zmm28
vmulps	%zmm28,%zmm15,%zmm7
vfmadd213ps	%zmm27,%zmm7,%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm26
vmulps	2080(%rsp),%zmm26,%zmm12
vmovups	2016(%rsp),%zmm4
vfmadd213ps	%zmm24,%zmm12,%zmm4
vfmadd213ps	%zmm4,%zmm7,%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm23
vmulps	608(%rsp),%zmm23,%zmm4
vfmadd213ps	%zmm11,%zmm4,%zmm20
vfmadd213ps	%zmm20,%zmm12,%zmm13
vfmadd213ps	%zmm13,%zmm7,%zmm5
vfmadd213ps	%zmm5,%zmm3,%zmm8
vmovups	1760(%rsp),%zmm20
vmulps	%zmm8,%zmm20,%zmm9
vmovups	288(%rsp),%zmm11
vmulps	%zmm4,%zmm11,%zmm25
vmovups	1824(%rsp),%zmm10
vmulps	%zmm12,%zmm10,%zmm27
vmovups	1568(%rsp),%zmm17
vmulps	%zmm7,%zmm17,%zmm5
vmulps	%zmm3,%zmm0,%zmm8
vmovups	1312(%rsp),%zmm15
vaddps	%zmm25,%zmm15,%zmm3
vmovups	3488(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm7,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3872(%rsp),%zmm30
vmaxps	%zmm4,%zmm30,%zmm4
vmovaps	%zmm30,%zmm4 {%k1}
vcmpeqps	%zmm15,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	1248(%rsp),%zmm7
vaddps	%zmm9,%zmm7,%zmm3
vmovups	2848(%rsp),%zmm16
vminps	%zmm3,%zmm16,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm16,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2912(%rsp),%zmm26
vmaxps	%zmm4,%zmm26,%zmm4
vmovaps	%zmm26,%zmm4 {%k2}
vcmpeqps	%zmm7,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k0 {%k2}
vmovups	800(%rsp),%zmm31
vaddps	%zmm27,%zmm31,%zmm3
vxorps	%xmm21,%xmm21,%xmm21
vmovups	3936(%rsp),%zmm29
vminps	%zmm3,%zmm29,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm29,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3424(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k2}
vcmpeqps	%zmm31,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k2 {%k2}
vmovups	112(%rsp),%zmm12
vmovups	%zmm5,1376(%rsp)
vaddps	%zmm5,%zmm12,%zmm3
vmovups	2976(%rsp),%zmm5
vminps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm3,%zmm3,%k3
vmovaps	%zmm5,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	3040(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k3}
vcmpeqps	%zmm12,%zmm4,%k3
vcmpneqps	%zmm4,%zmm3,%k3 {%k3}
vmovups	864(%rsp),%zmm5
vmovups	%zmm8,608(%rsp)
vaddps	%zmm8,%zmm5,%zmm3
vmovups	4000(%rsp),%zmm13
vminps	%zmm3,%zmm13,%zmm4
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm13,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	4064(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpeqps	%zmm5,%zmm4,%k4
vcmpneqps	%zmm4,%zmm3,%k4 {%k4}
vpmovm2d	%k0,%zmm3
vpsrld	$31,%zmm3,%zmm3
vpbroadcastd	337f(%rip),%zmm4 {%k3} {z}
vpord	338f(%rip){1to16},%zmm4,%zmm4 {%k4}
vpord	336f(%rip){1to16},%zmm4,%zmm4 {%k2}
vpord	335f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm3,%zmm4,%zmm8
vmovups	5024(%rsp),%zmm3
vminps	%zmm2,%zmm3,%zmm3
vminps	%zmm3,%zmm18,%zmm3
vminps	%zmm3,%zmm6,%zmm3
vminps	%zmm3,%zmm14,%zmm3
vmulps	1504(%rsp),%zmm20,%zmm4
vmulps	%zmm4,%zmm20,%zmm4
vmovups	416(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vminps	%zmm3,%zmm5,%zmm3
vmulps	5088(%rsp),%zmm11,%zmm4
vmulps	%zmm4,%zmm11,%zmm4
vmovups	1056(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmulps	4960(%rsp),%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	992(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmulps	352(%rsp),%zmm17,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmovups	928(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vmovups	4640(%rsp),%zmm4
vsubps	1952(%rsp),%zmm4,%zmm18
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmovups	2720(%rsp),%zmm5
vmovups	48(%rsp),%zmm6
vmovaps	%zmm6,%zmm4
vfmadd213ps	%zmm21,%zmm6,%zmm5
vmovups	736(%rsp),%zmm6
vfmadd231ps	2400(%rsp),%zmm6,%zmm5
vmovups	3296(%rsp),%zmm6
vfmadd231ps	2464(%rsp),%zmm6,%zmm5
vmovups	480(%rsp),%zmm6
vfmadd231ps	2528(%rsp),%zmm6,%zmm5
vmovups	544(%rsp),%zmm6
vfmadd231ps	2656(%rsp),%zmm6,%zmm5
vmulps	1120(%rsp),%zmm0,%zmm6
vmulps	%zmm6,%zmm0,%zmm6
vmovups	1888(%rsp),%zmm0
vsubps	%zmm0,%zmm2,%zmm11
vfmadd231ps	%zmm6,%zmm0,%zmm11
vminps	%zmm3,%zmm11,%zmm6
vsqrtps	%zmm1,%zmm14
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm11,%zmm6 {%k1}
vdivps	%zmm12,%zmm2,%zmm1
vmulps	%zmm1,%zmm17,%zmm0
vmovups	1696(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm21,%k0
vcmpltps	%zmm1,%zmm21,%k4
vcmpltps	422f(%rip){1to16},%zmm6,%k2
kandw	%k2,%k4,%k1
vbroadcastss	16(%r11),%zmm1
vmovups	2592(%rsp),%zmm10
vsubps	%zmm5,%zmm10,%zmm3
vbroadcastss	324f(%rip),%zmm22
vmulps	%zmm22,%zmm10,%zmm5
vmaxps	%zmm3,%zmm5,%zmm6
vcmpunordps	%zmm3,%zmm3,%k3
vmovaps	%zmm5,%zmm6 {%k3}
vmaxps	98f(%rip){1to16},%zmm6,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vmulps	%zmm3,%zmm10,%zmm3
vmulps	2784(%rsp),%zmm3,%zmm3
vmovups	3808(%rsp),%zmm6
vminps	%zmm3,%zmm6,%zmm5
vcmpunordps	%zmm3,%zmm3,%k3
vmovaps	%zmm6,%zmm5 {%k3}
vmaxps	425f(%rip){1to16},%zmm5,%zmm5
vcmpnltps	%zmm10,%zmm21,%k3
korw	%k3,%k4,%k3
vmovaps	%zmm2,%zmm5 {%k3}
vmulps	426f(%rip){1to16},%zmm14,%zmm3
vmulps	%zmm3,%zmm14,%zmm3
vmovups	%zmm0,288(%rsp)
vmulps	%zmm3,%zmm0,%zmm3
korw	%k0,%k2,%k5
vbroadcastss	334f(%rip),%zmm23
vmovaps	%zmm23,%zmm3 {%k5}
vcmpleps	%zmm1,%zmm3,%k3
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm19,%k0 {%k3}
vcmpgtps	3744(%rsp),%zmm14,%k3
korw	%k3,%k2,%k7
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm18,1120(%rsp)
vcmpnltps	%zmm18,%zmm21,%k2
vptestmd	%zmm8,%zmm8,%k3
vbroadcastss	84f(%rip),%zmm21
vandps	%zmm21,%zmm9,%zmm1
vbroadcastss	427f(%rip),%zmm10
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm2,%zmm20
vmovups	4704(%rsp),%zmm12
vmulps	%zmm20,%zmm12,%zmm1
vminps	%zmm5,%zmm1,%zmm3
vcmpunordps	%zmm5,%zmm5,%k6
vmovaps	%zmm1,%zmm3 {%k6}
vandps	%zmm21,%zmm25,%zmm1
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm2,%zmm11
vmovups	4192(%rsp),%zmm19
vmulps	%zmm11,%zmm19,%zmm1
vcmpunordps	%zmm3,%zmm3,%k6
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k6}
korw	%k2,%k1,%k6
vmovdqu64	4896(%rsp),%zmm1
vpord	%zmm8,%zmm1,%zmm18
vmovdqa32	%zmm1,%zmm18 {%k6}
vmovups	%zmm27,352(%rsp)
vandps	%zmm21,%zmm27,%zmm1
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm2,%zmm6
vmulps	97f(%rip){1to16},%zmm6,%zmm1
vandps	4256(%rsp),%zmm21,%zmm8
vaddps	%zmm10,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vmulps	%zmm1,%zmm12,%zmm12
vmulps	%zmm12,%zmm8,%zmm8
kandw	%k7,%k4,%k7
vandps	4128(%rsp),%zmm21,%zmm12
vaddps	%zmm10,%zmm12,%zmm12
vdivps	%zmm12,%zmm2,%zmm12
vmulps	%zmm1,%zmm19,%zmm1
vmulps	%zmm1,%zmm12,%zmm1
vminps	%zmm8,%zmm1,%zmm12
vcmpunordps	%zmm8,%zmm8,%k4
vmovaps	%zmm1,%zmm12 {%k4}
vmulps	4832(%rsp),%zmm6,%zmm1
vminps	%zmm12,%zmm1,%zmm8
vcmpunordps	%zmm12,%zmm12,%k4
vmovaps	%zmm1,%zmm8 {%k4}
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm8,%zmm1 {%k4}
vcmpgtps	3552(%rsp),%zmm23,%k4
vmovaps	%zmm2,%zmm3 {%k4} {z}
vxorps	%xmm0,%xmm0,%xmm0
vaddss	%xmm0,%xmm3,%xmm8
vmovshdup	%xmm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vshufpd	$1,%xmm3,%xmm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vshufps	$255,%xmm3,%xmm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vextractf128	$1,%ymm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vmovshdup	%xmm12,%xmm19
vaddss	%xmm19,%xmm8,%xmm8
vshufpd	$1,%xmm12,%xmm12,%xmm19
vaddss	%xmm19,%xmm8,%xmm8
vshufps	$255,%xmm12,%xmm12,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vextractf32x4	$2,%zmm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vmovshdup	%xmm12,%xmm19
vaddss	%xmm19,%xmm8,%xmm8
vshufpd	$1,%xmm12,%xmm12,%xmm19
vaddss	%xmm19,%xmm8,%xmm8
vshufps	$255,%xmm12,%xmm12,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vextractf32x4	$3,%zmm3,%xmm3
vaddss	%xmm3,%xmm8,%xmm8
vmovshdup	%xmm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vshufpd	$1,%xmm3,%xmm3,%xmm12
vaddss	%xmm12,%xmm8,%xmm8
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm8,%xmm3
vmovups	2336(%rsp),%zmm19
vmulps	%zmm22,%zmm19,%zmm19 {%k7}
vmovups	3488(%rsp),%zmm22
korw	%k3,%k6,%k3
vmovups	3616(%rsp),%zmm10
vmovaps	%zmm23,%zmm10 {%k5}
vmovaps	%zmm31,%zmm27
vucomiss	%xmm0,%xmm3
vmovaps	%zmm1,%zmm8
vbroadcastss	327f(%rip),%zmm31
vmovaps	%zmm10,%zmm0
jbe	49b
vxorps	%xmm23,%xmm23,%xmm23
vcmpltps	%zmm23,%zmm9,%k5
vsubps	%zmm7,%zmm16,%zmm3
vsubps	%zmm26,%zmm7,%zmm3 {%k5}
vmulps	%zmm20,%zmm3,%zmm8
vmulps	416(%rsp),%zmm3,%zmm3
vbroadcastss	428f(%rip),%zmm20
vmulps	%zmm20,%zmm8,%zmm8
vcmpltps	%zmm3,%zmm23,%k5
vbroadcastss	334f(%rip),%zmm12
vmovaps	%zmm12,%zmm3
vminps	%zmm12,%zmm8,%zmm3 {%k5}
vcmpltps	%zmm23,%zmm25,%k5
vsubps	%zmm15,%zmm22,%zmm8
vsubps	%zmm30,%zmm15,%zmm8 {%k5}
vmulps	%zmm11,%zmm8,%zmm11
vmulps	1056(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm23,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm20,%zmm11,%zmm8 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vcmpgtps	352(%rsp),%zmm23,%k5
vsubps	%zmm27,%zmm29,%zmm8
vsubps	%zmm28,%zmm27,%zmm8 {%k5}
vmulps	%zmm6,%zmm8,%zmm6
vmulps	992(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm23,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm20,%zmm6,%zmm8 {%k5}
vmovups	1376(%rsp),%zmm11
vandps	%zmm21,%zmm11,%zmm6
vbroadcastss	427f(%rip),%zmm10
vaddps	%zmm10,%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm6
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vcmpltps	%zmm23,%zmm11,%k5
vmovups	112(%rsp),%zmm11
vmovups	2976(%rsp),%zmm8
vsubps	%zmm11,%zmm8,%zmm8
vsubps	3040(%rsp),%zmm11,%zmm8 {%k5}
vmulps	%zmm6,%zmm8,%zmm6
vmulps	928(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm23,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm20,%zmm6,%zmm8 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vmovups	608(%rsp),%zmm8
vandps	%zmm21,%zmm8,%zmm6
vaddps	%zmm10,%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm6
vcmpltps	%zmm23,%zmm8,%k5
vmovups	864(%rsp),%zmm10
vsubps	%zmm10,%zmm13,%zmm8
vsubps	%zmm24,%zmm10,%zmm8 {%k5}
vmulps	%zmm6,%zmm8,%zmm6
vmulps	1888(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm23,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm20,%zmm6,%zmm8 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vcmpltps	%zmm1,%zmm3,%k4 {%k4}
vblendmps	%zmm3,%zmm1,%zmm8 {%k4}
jmp	49b
.p2align	4
74:
vmovaps	%zmm4,%zmm6
vmovups	%zmm18,3232(%rsp)
vmulps	%zmm30,%zmm22,%zmm0
vfmadd213ps	%zmm10,%zmm0,%zmm28
vmulps	%zmm28,%zmm15,%zmm1
vfmadd213ps	%zmm27,%zmm1,%zmm25
vfmadd213ps	%zmm25,%zmm0,%zmm26
vmulps	2080(%rsp),%zmm26,%zmm3
vmovups	2016(%rsp),%zmm4
vfmadd213ps	%zmm24,%zmm3,%zmm4
vfmadd213ps	%zmm4,%zmm1,%zmm16
vfmadd213ps	%zmm16,%zmm0,%zmm23
vmulps	608(%rsp),%zmm23,%zmm4
vfmadd213ps	%zmm11,%zmm4,%zmm9
vfmadd213ps	%zmm9,%zmm3,%zmm21
vfmadd213ps	%zmm21,%zmm1,%zmm5
vfmadd213ps	%zmm5,%zmm0,%zmm20
vmulps	1760(%rsp),%zmm20,%zmm5
vmovups	%zmm5,1120(%rsp)
vmulps	288(%rsp),%zmm4,%zmm4
vmovups	%zmm4,480(%rsp)
vmulps	1824(%rsp),%zmm3,%zmm3
vmovups	%zmm3,48(%rsp)
vmulps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,352(%rsp)
vmovups	%zmm8,544(%rsp)
vmulps	%zmm0,%zmm8,%zmm0
vmovups	%zmm0,736(%rsp)
vdivps	4384(%rsp),%zmm2,%zmm0
vmulps	4448(%rsp),%zmm0,%zmm0
vpbroadcastd	377f(%rip),%zmm21
vpaddd	%zmm21,%zmm0,%zmm1
vpbroadcastd	378f(%rip),%zmm22
vpandd	%zmm22,%zmm1,%zmm1
vpbroadcastd	86f(%rip),%zmm30
vpsubd	%zmm1,%zmm30,%zmm3
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm2,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vbroadcastss	379f(%rip),%zmm23
vmovaps	%zmm23,%zmm5
vbroadcastss	382f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm5
vbroadcastss	383f(%rip),%zmm25
vmovaps	%zmm25,%zmm6
vbroadcastss	384f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm6
vbroadcastss	385f(%rip),%zmm27
vmovaps	%zmm27,%zmm4
vfmadd213ps	386f(%rip){1to16},%zmm3,%zmm4
vfmadd231ps	387f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd231ps	388f(%rip){1to16},%zmm1,%zmm4
vmovups	4320(%rsp),%zmm0
vfmadd231ps	398f(%rip){1to16},%zmm0,%zmm4
vmovups	4512(%rsp),%zmm0
vfmadd231ps	399f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,416(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
cmpb	$0,24(%rsp)
vbroadcastss	322f(%rip),%zmm29
movl	28(%rsp),%r14d
je	77f
movq	%r10,%rdx
xorl	%ebx,%ebx
.p2align	4
75:
leaq	(%rbx,%rsi),%rdi
leaq	(%rdi,%rdi,4),%rdi
shlq	$6,%rdi
vmovups	112(%rsp),%zmm1
vmulps	(%r15,%rdi),%zmm1,%zmm1
movq	%r15,%rdi
movq	%rdx,%r8
movq	%rsi,%r9
vbroadcastss	386f(%rip),%zmm4
vbroadcastss	387f(%rip),%zmm9
vbroadcastss	388f(%rip),%zmm28
.p2align	4
76:
vmovaps	(%rdi),%zmm6
vfmadd213ps	%zmm17,%zmm1,%zmm6
vdivps	%zmm6,%zmm2,%zmm7
vmovaps	(%r8),%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vaddps	%zmm29,%zmm7,%zmm7
vcmpltps	%zmm8,%zmm29,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vaddps	%zmm2,%zmm7,%zmm13
vpaddd	%zmm21,%zmm13,%zmm13
vpandd	%zmm22,%zmm13,%zmm13
vpsubd	%zmm13,%zmm30,%zmm15
vaddps	%zmm2,%zmm6,%zmm16
vcvtdq2ps	%zmm13,%zmm13
vaddps	%zmm29,%zmm15,%zmm18
vfmadd231ps	%zmm7,%zmm15,%zmm18
vmulps	%zmm18,%zmm18,%zmm7
vmovaps	%zmm23,%zmm15
vfmadd213ps	%zmm24,%zmm18,%zmm15
vmovaps	%zmm25,%zmm19
vmovaps	%zmm27,%zmm20
vfmadd213ps	%zmm26,%zmm18,%zmm19
vfmadd213ps	%zmm4,%zmm18,%zmm20
vfmadd231ps	%zmm9,%zmm7,%zmm20
vfmadd213ps	%zmm19,%zmm7,%zmm20
vfmadd213ps	%zmm15,%zmm7,%zmm20
vfmadd213ps	%zmm18,%zmm7,%zmm20
vfmadd231ps	%zmm28,%zmm13,%zmm20
vaddps	%zmm2,%zmm8,%zmm7
vmaxps	%zmm29,%zmm8,%zmm8
vdivps	%zmm16,%zmm2,%zmm13
vfmsub231ps	%zmm7,%zmm20,%zmm8
vmulps	%zmm13,%zmm13,%zmm7
vmulps	%zmm7,%zmm13,%zmm15
vaddps	%zmm13,%zmm5,%zmm5
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm15,%zmm0,%zmm0
vfmadd231ps	%zmm8,%zmm6,%zmm10
vfmadd231ps	%zmm7,%zmm7,%zmm12
vfmadd231ps	%zmm7,%zmm15,%zmm11
vfmadd231ps	%zmm15,%zmm15,%zmm14
addq	$64,%r8
addq	$320,%rdi
decq	%r9
jne	76b
incq	%rbx
addq	%rax,%rdx
cmpq	%rsi,%rbx
jne	75b
77:
vbroadcastss	44(%r11),%zmm6
vmovss	86f(%rip),%xmm1
vdivss	48(%r11),%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	800(%rsp),%zmm28
vsubps	%zmm6,%zmm28,%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vbroadcastss	28(%r11),%zmm8
vbroadcastss	36(%r11),%zmm13
vmovaps	%xmm13,%xmm15
vfmadd213ps	%zmm8,%zmm7,%zmm13
vfmadd213ps	%zmm2,%zmm7,%zmm13
vmulps	%zmm7,%zmm7,%zmm16
vfmadd213ps	%zmm2,%zmm16,%zmm13
vmovss	332f(%rip),%xmm20
vmulss	%xmm20,%xmm15,%xmm15
vbroadcastss	%xmm15,%zmm15
vmovss	339f(%rip),%xmm21
vmulss	%xmm21,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm15,%zmm7,%zmm8
vbroadcastss	342f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm7,%zmm8
vmulps	%zmm8,%zmm7,%zmm7
vmaxps	%zmm31,%zmm13,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vbroadcastss	97f(%rip),%zmm19
vmulps	%zmm19,%zmm7,%zmm7
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm8,%zmm13,%zmm8
vbroadcastss	20(%r11),%zmm13
vmulps	%zmm8,%zmm13,%zmm8
vmulps	%zmm7,%zmm13,%zmm7
vaddps	%zmm6,%zmm28,%zmm6
vbroadcastss	32(%r11),%zmm13
vbroadcastss	40(%r11),%zmm15
vmulps	%zmm1,%zmm6,%zmm6
vmovaps	%xmm15,%xmm16
vfmadd213ps	%zmm13,%zmm6,%zmm15
vfmadd213ps	%zmm2,%zmm6,%zmm15
vmulps	%zmm6,%zmm6,%zmm18
vfmadd213ps	%zmm2,%zmm18,%zmm15
vmaxps	%zmm31,%zmm15,%zmm18
vsqrtps	%zmm18,%zmm18
vmulss	%xmm20,%xmm16,%xmm16
vbroadcastss	%xmm16,%zmm16
vmulss	%xmm21,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm16,%zmm6,%zmm13
vdivps	%zmm18,%zmm2,%zmm16
vfmadd213ps	%zmm22,%zmm6,%zmm13
vmulps	%zmm13,%zmm6,%zmm6
vmulps	%zmm19,%zmm6,%zmm6
vmulps	%zmm16,%zmm6,%zmm6
vmulps	%zmm16,%zmm15,%zmm13
vbroadcastss	24(%r11),%zmm15
vmulps	%zmm13,%zmm15,%zmm13
vminps	%zmm13,%zmm8,%zmm8
vmulps	%zmm6,%zmm15,%zmm6
vmulps	%zmm7,%zmm1,%zmm7
vmulps	%zmm6,%zmm1,%zmm1
vbroadcastss	84f(%rip),%zmm4
vmovups	1120(%rsp),%zmm25
vandps	%zmm4,%zmm25,%zmm6
vxorps	%xmm13,%xmm13,%xmm13
vmaxps	%zmm13,%zmm6,%zmm6
vmovups	480(%rsp),%zmm27
vandps	%zmm4,%zmm27,%zmm13
vmaxps	%zmm6,%zmm13,%zmm6
vandps	%zmm4,%zmm7,%zmm7
vandps	%zmm4,%zmm1,%zmm1
vmaxps	%zmm1,%zmm7,%zmm1
vandps	48(%rsp),%zmm4,%zmm7
vmulps	%zmm1,%zmm7,%zmm1
vmaxps	%zmm6,%zmm1,%zmm1
vmovups	3232(%rsp),%zmm9
vcmpleps	%zmm2,%zmm9,%k2
vmulps	423f(%rip){1to16},%zmm8,%zmm6
vcmpleps	%zmm6,%zmm1,%k3 {%k2}
vbroadcastss	208(%r11),%zmm19
vmovups	288(%rsp),%zmm21
vmulps	672(%rsp),%zmm21,%zmm1
vmovups	1760(%rsp),%zmm16
vmulps	%zmm16,%zmm1,%zmm15
vmovups	1824(%rsp),%zmm4
vmulps	1440(%rsp),%zmm4,%zmm1
vmulps	%zmm16,%zmm1,%zmm13
vmulps	1376(%rsp),%zmm4,%zmm1
vmulps	%zmm15,%zmm13,%zmm6
vfmsub231ps	%zmm1,%zmm21,%zmm6
vmovups	1568(%rsp),%zmm23
vmulps	1184(%rsp),%zmm23,%zmm1
vmulps	%zmm16,%zmm1,%zmm7
vmulps	3360(%rsp),%zmm23,%zmm8
vmulps	%zmm15,%zmm7,%zmm20
vfmsub231ps	%zmm8,%zmm21,%zmm20
vmulps	1632(%rsp),%zmm23,%zmm8
vmulps	%zmm13,%zmm7,%zmm22
vfmsub231ps	%zmm8,%zmm4,%zmm22
vmovups	544(%rsp),%zmm1
vmulps	2144(%rsp),%zmm1,%zmm8
vmulps	%zmm16,%zmm8,%zmm18
vmulps	2208(%rsp),%zmm1,%zmm8
vmulps	%zmm15,%zmm18,%zmm26
vfmsub231ps	%zmm8,%zmm21,%zmm26
vmulps	2272(%rsp),%zmm1,%zmm8
vmulps	%zmm13,%zmm18,%zmm21
vfmsub231ps	%zmm8,%zmm4,%zmm21
vbroadcastss	12(%r11),%zmm16
vmovups	1248(%rsp),%zmm24
vaddps	%zmm24,%zmm25,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	2848(%rsp),%zmm4
vminps	%zmm8,%zmm4,%zmm8
vmovaps	%zmm4,%zmm8 {%k1}
vcmpeqps	332f(%rip){1to16},%zmm9,%k1
vcmpunordps	%zmm8,%zmm8,%k4
vmovups	2912(%rsp),%zmm4
vmaxps	%zmm8,%zmm4,%zmm8
vmovaps	%zmm4,%zmm8 {%k4}
vmovups	%zmm15,672(%rsp)
vmovaps	%zmm15,%zmm9
vfnmadd213ps	%zmm2,%zmm15,%zmm9
vmovaps	%zmm8,%zmm24 {%k3}
vminps	%zmm2,%zmm9,%zmm8
vbroadcastss	394f(%rip),%zmm4
vmaxps	%zmm4,%zmm9,%zmm9
vsqrtps	%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm15
vmulps	%zmm15,%zmm6,%zmm6
vmovaps	%zmm19,%zmm24 {%k1}
movq	272(%rsp),%r8
movq	%r8,%rax
shlq	$6,%rax
movq	16(%rsp),%rbx
vmovaps	%zmm24,(%rbx,%rax)
vmovups	%zmm13,1184(%rsp)
vmovaps	%zmm13,%zmm9
vmovaps	%zmm23,%zmm13
vmovaps	%zmm7,%zmm23
vmovaps	%zmm16,%zmm7
vfnmadd213ps	%zmm2,%zmm9,%zmm9
vfnmadd231ps	%zmm6,%zmm6,%zmm9
vminps	%zmm8,%zmm9,%zmm24
vmaxps	%zmm4,%zmm9,%zmm8
vmovaps	%zmm4,%zmm16
vsqrtps	%zmm8,%zmm8
vmovups	1312(%rsp),%zmm25
vaddps	%zmm25,%zmm27,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3488(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vdivps	%zmm8,%zmm2,%zmm9
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3872(%rsp),%zmm8
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k4}
vmovaps	%zmm4,%zmm25 {%k3}
vmulps	%zmm15,%zmm20,%zmm20
vfnmadd231ps	%zmm6,%zmm20,%zmm22
vmulps	%zmm9,%zmm22,%zmm8
vmulps	3680(%rsp),%zmm1,%zmm4
vmovaps	%zmm19,%zmm25 {%k1}
addq	%rcx,%r8
shlq	$6,%r8
vmovaps	%zmm25,(%rbx,%r8)
vmulps	%zmm23,%zmm18,%zmm22
vfmsub231ps	%zmm4,%zmm13,%zmm22
vmovaps	%zmm23,%zmm4
vfnmadd213ps	%zmm2,%zmm23,%zmm4
vfnmadd231ps	%zmm20,%zmm20,%zmm4
vfnmadd231ps	%zmm8,%zmm8,%zmm4
vminps	%zmm24,%zmm4,%zmm25
vmaxps	%zmm16,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vaddps	48(%rsp),%zmm28,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovaps	%zmm17,%zmm27
vmovups	3936(%rsp),%zmm17
vminps	%zmm24,%zmm17,%zmm24
vmovaps	%zmm17,%zmm24 {%k4}
vdivps	%zmm4,%zmm2,%zmm4
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	3424(%rsp),%zmm17
vmaxps	%zmm24,%zmm17,%zmm24
vmovaps	%zmm17,%zmm24 {%k4}
vmovaps	%zmm24,%zmm28 {%k3}
vmovups	%zmm15,480(%rsp)
vmulps	%zmm15,%zmm26,%zmm24
vfnmadd231ps	%zmm6,%zmm24,%zmm21
vmulps	%zmm9,%zmm21,%zmm21
vfnmadd231ps	%zmm20,%zmm24,%zmm22
vfnmadd231ps	%zmm8,%zmm21,%zmm22
leaq	(%rbx,%rax),%rsi
vmovaps	%zmm19,%zmm28 {%k1}
movq	%rcx,%rdx
shlq	$7,%rdx
vmovaps	%zmm28,(%rdx,%rsi)
vmulps	%zmm4,%zmm22,%zmm22
vmovaps	%zmm18,%zmm16
vfnmadd213ps	%zmm2,%zmm18,%zmm16
vfnmadd231ps	%zmm24,%zmm24,%zmm16
vfnmadd231ps	%zmm21,%zmm21,%zmm16
vfnmadd231ps	%zmm22,%zmm22,%zmm16
vminps	%zmm25,%zmm16,%zmm25
vcmpgtps	422f(%rip){1to16},%zmm25,%k0
vmovups	112(%rsp),%zmm26
vaddps	352(%rsp),%zmm26,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	2976(%rsp),%zmm17
vminps	%zmm25,%zmm17,%zmm25
vmovaps	%zmm17,%zmm25 {%k4}
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	3040(%rsp),%zmm17
vmaxps	%zmm25,%zmm17,%zmm25
vmovaps	%zmm17,%zmm25 {%k4}
vmovaps	%zmm25,%zmm26 {%k3}
vmulps	%zmm26,%zmm7,%zmm25
vmovaps	%zmm19,%zmm25 {%k1}
leaq	(%rcx,%rcx,2),%rdx
movq	%rdx,%rdi
shlq	$6,%rdi
vmovaps	%zmm25,(%rdi,%rsi)
vaddps	736(%rsp),%zmm27,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	4000(%rsp),%zmm17
vminps	%zmm25,%zmm17,%zmm25
vmovaps	%zmm17,%zmm25 {%k4}
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	4064(%rsp),%zmm17
vmaxps	%zmm25,%zmm17,%zmm25
vmovaps	%zmm17,%zmm25 {%k4}
vmovaps	%zmm25,%zmm27 {%k3}
vmulps	%zmm27,%zmm7,%zmm17
vmovups	%zmm19,48(%rsp)
vmovaps	%zmm19,%zmm17 {%k1}
movq	%rcx,%rdi
shlq	$8,%rdi
vmovaps	%zmm17,(%rdi,%rsi)
movl	$5,%esi
testb	$2,%r14b
je	78f
vmaxps	394f(%rip){1to16},%zmm16,%zmm16
vsqrtps	%zmm16,%zmm16
vdivps	%zmm16,%zmm2,%zmm16
vbroadcastss	347f(%rip),%zmm28
vxorps	672(%rsp),%zmm28,%zmm25
vmulps	%zmm7,%zmm13,%zmm13
vmovups	%zmm13,736(%rsp)
vmulps	%zmm7,%zmm1,%zmm17
kandw	%k0,%k2,%k2
andl	$4,%r14d
movl	%r14d,%esi
shrl	$2,%esi
movq	%r12,544(%rsp)
movl	%r14d,%r12d
movq	%r8,%r13
leaq	(%rcx,%rcx,4),%r8
shlq	$6,%r8
addq	%rbx,%r8
xorl	%ebx,%ebx
testl	%r14d,%r14d
sete	%bl
leaq	7(%rsi,%rsi,2),%r9
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r14d
cmoveq	%r14,%rsi
xorq	$7,%rbx
imulq	%rcx,%rbx
shlq	$6,%rbx
addq	16(%rsp),%rbx
imulq	%rcx,%r9
shlq	$6,%r9
addq	16(%rsp),%r9
imulq	%rcx,%rdi
shlq	$6,%rdi
addq	16(%rsp),%rdi
imulq	%rcx,%rsi
shlq	$6,%rsi
addq	16(%rsp),%rsi
vmovups	480(%rsp),%zmm15
vmulps	%zmm25,%zmm15,%zmm27
vmovups	1184(%rsp),%zmm7
vfmadd231ps	%zmm27,%zmm6,%zmm7
vxorps	%zmm28,%zmm7,%zmm19
vmulps	%zmm19,%zmm9,%zmm26
vxorps	%zmm28,%zmm15,%zmm19
vmulps	%zmm19,%zmm6,%zmm6
vmulps	%zmm9,%zmm6,%zmm25
vfmadd231ps	%zmm27,%zmm20,%zmm23
vfmadd231ps	%zmm26,%zmm8,%zmm23
vxorps	%zmm28,%zmm23,%zmm1
vmulps	%zmm1,%zmm4,%zmm23
vmulps	%zmm20,%zmm15,%zmm1
vfmadd231ps	%zmm25,%zmm8,%zmm1
vxorps	%zmm28,%zmm1,%zmm1
vmulps	%zmm1,%zmm4,%zmm20
vxorps	%zmm28,%zmm9,%zmm1
vmulps	%zmm1,%zmm8,%zmm1
vmulps	%zmm4,%zmm1,%zmm19
vfmadd231ps	%zmm27,%zmm24,%zmm18
vfmadd231ps	%zmm26,%zmm21,%zmm18
vfmadd231ps	%zmm23,%zmm22,%zmm18
vxorps	%zmm28,%zmm18,%zmm1
vmulps	%zmm1,%zmm16,%zmm18
vmulps	%zmm24,%zmm15,%zmm1
vfmadd231ps	%zmm25,%zmm21,%zmm1
vfmadd231ps	%zmm20,%zmm22,%zmm1
vxorps	%zmm28,%zmm1,%zmm1
vmulps	%zmm1,%zmm16,%zmm8
vmulps	%zmm21,%zmm9,%zmm1
vfmadd231ps	%zmm19,%zmm22,%zmm1
vxorps	%zmm28,%zmm1,%zmm1
vmulps	%zmm1,%zmm16,%zmm6
vxorps	%zmm28,%zmm4,%zmm1
vmulps	%zmm1,%zmm22,%zmm1
vmulps	%zmm16,%zmm1,%zmm1
vmovaps	%zmm27,%zmm21
vfmadd213ps	%zmm2,%zmm27,%zmm21
vfmadd231ps	%zmm26,%zmm26,%zmm21
vfmadd231ps	%zmm23,%zmm23,%zmm21
vfmadd231ps	%zmm18,%zmm18,%zmm21
vmovups	1760(%rsp),%zmm13
vmulps	%zmm21,%zmm13,%zmm21
vmovups	48(%rsp),%zmm7
vmovaps	%zmm7,%zmm22
vmulps	%zmm21,%zmm13,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r8)
movq	%r13,%r8
vmulps	%zmm15,%zmm15,%zmm21
vmovups	736(%rsp),%zmm15
vfmadd231ps	%zmm25,%zmm25,%zmm21
vfmadd231ps	%zmm20,%zmm20,%zmm21
vfmadd231ps	%zmm8,%zmm8,%zmm21
vmovups	288(%rsp),%zmm13
vmulps	%zmm21,%zmm13,%zmm21
vmovaps	%zmm7,%zmm22
vmulps	%zmm21,%zmm13,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rbx)
movq	16(%rsp),%rbx
vmulps	%zmm9,%zmm9,%zmm21
vfmadd231ps	%zmm19,%zmm19,%zmm21
vfmadd231ps	%zmm6,%zmm6,%zmm21
vmovups	1824(%rsp),%zmm13
vmulps	%zmm21,%zmm13,%zmm21
vmovaps	%zmm7,%zmm22
vmulps	%zmm21,%zmm13,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r9)
vmulps	%zmm4,%zmm4,%zmm21
vfmadd231ps	%zmm1,%zmm1,%zmm21
vmulps	%zmm15,%zmm21,%zmm21
vmovaps	%zmm7,%zmm22
vmulps	%zmm21,%zmm15,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rdi)
vmulps	%zmm16,%zmm16,%zmm21
vmulps	%zmm17,%zmm21,%zmm21
vmovaps	%zmm7,%zmm22
vmulps	%zmm21,%zmm17,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rsi)
movl	$10,%esi
testl	%r12d,%r12d
movq	544(%rsp),%r12
je	78f
vmulps	480(%rsp),%zmm27,%zmm13
vfmadd231ps	%zmm26,%zmm25,%zmm13
vfmadd231ps	%zmm23,%zmm20,%zmm13
vfmadd231ps	%zmm18,%zmm8,%zmm13
vmovups	288(%rsp),%zmm24
vmulps	%zmm13,%zmm24,%zmm13
vmovups	48(%rsp),%zmm7
vmovaps	%zmm7,%zmm21
vmovups	1760(%rsp),%zmm27
vmulps	%zmm13,%zmm27,%zmm21 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm21,(%rax,%rsi)
vmulps	%zmm26,%zmm9,%zmm13
vfmadd231ps	%zmm23,%zmm19,%zmm13
vfmadd231ps	%zmm18,%zmm6,%zmm13
vmovups	1824(%rsp),%zmm22
vmulps	%zmm13,%zmm22,%zmm13
vmovaps	%zmm7,%zmm21
vmulps	%zmm13,%zmm27,%zmm21 {%k2}
movq	%rcx,%rsi
shlq	$9,%rsi
addq	%rbx,%rsi
vmovaps	%zmm21,(%rax,%rsi)
vmulps	%zmm25,%zmm9,%zmm9
vfmadd231ps	%zmm20,%zmm19,%zmm9
vfmadd231ps	%zmm8,%zmm6,%zmm9
vmulps	%zmm9,%zmm22,%zmm9
vmovaps	%zmm7,%zmm13
vmulps	%zmm9,%zmm24,%zmm13 {%k2}
leaq	(%rcx,%rcx,8),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
addq	%rbx,%rdi
vmovaps	%zmm13,(%rax,%rdi)
vmulps	%zmm23,%zmm4,%zmm9
vfmadd231ps	%zmm18,%zmm1,%zmm9
vmulps	%zmm15,%zmm9,%zmm9
vmovaps	%zmm7,%zmm13
vmulps	%zmm9,%zmm27,%zmm13 {%k2}
imulq	$704,%rcx,%rdi
addq	%rbx,%rdi
vmovaps	%zmm13,(%rax,%rdi)
vmulps	%zmm20,%zmm4,%zmm9
vfmadd231ps	%zmm8,%zmm1,%zmm9
vmulps	%zmm15,%zmm9,%zmm9
vmovaps	%zmm7,%zmm13
vmulps	%zmm9,%zmm24,%zmm13 {%k2}
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm13,(%rax,%rdx)
vmulps	%zmm19,%zmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm7,%zmm9
vmulps	%zmm4,%zmm22,%zmm9 {%k2}
imulq	$832,%rcx,%rdx
addq	%rbx,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm18,%zmm16,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vmovaps	%zmm7,%zmm9
vmulps	%zmm4,%zmm27,%zmm9 {%k2}
imulq	$960,%rcx,%rdx
addq	%rbx,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm8,%zmm16,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vmovaps	%zmm7,%zmm8
vmulps	%zmm4,%zmm24,%zmm8 {%k2}
movq	%rcx,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm6,%zmm16,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vmovaps	%zmm7,%zmm6
vmulps	%zmm4,%zmm22,%zmm6 {%k2}
imulq	$1088,%rcx,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm1,%zmm16,%zmm1
vmulps	%zmm17,%zmm1,%zmm1
vmulps	%zmm1,%zmm15,%zmm7 {%k2}
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm7,(%rax,%rsi)
movl	$20,%esi
78:
cmpb	$0,(%rsp)
vbroadcastss	342f(%rip),%zmm8
vxorps	%xmm16,%xmm16,%xmm16
vmovups	3232(%rsp),%zmm13
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	332f(%rip){1to16},%zmm13,%k2
vaddps	%zmm10,%zmm10,%zmm6
vmovups	416(%rsp),%zmm15
vfmsub132ps	346f(%rip){1to16},%zmm10,%zmm15
vbroadcastss	100(%r11),%zmm7
vfmadd213ps	%zmm16,%zmm5,%zmm7
vfmadd231ps	104(%r11){1to16},%zmm3,%zmm7
vfmadd231ps	108(%r11){1to16},%zmm0,%zmm7
vfmadd231ps	112(%r11){1to16},%zmm12,%zmm7
vfmadd231ps	116(%r11){1to16},%zmm11,%zmm7
vfmadd231ps	120(%r11){1to16},%zmm14,%zmm7
vbroadcastss	136(%r11),%zmm4
vmovups	4768(%rsp),%zmm9
vaddps	%zmm7,%zmm9,%zmm7
vfmadd213ps	%zmm16,%zmm5,%zmm4
vfmadd231ps	140(%r11){1to16},%zmm3,%zmm4
vfmadd231ps	144(%r11){1to16},%zmm0,%zmm4
vfmadd231ps	148(%r11){1to16},%zmm12,%zmm4
vfmadd231ps	152(%r11){1to16},%zmm11,%zmm4
vfmadd231ps	156(%r11){1to16},%zmm14,%zmm4
vfmadd132ps	172(%r11){1to16},%zmm16,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm3,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm0,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm12,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm11,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm9,%zmm4
vfmadd231ps	424f(%rip){1to16},%zmm9,%zmm5
vmovaps	%zmm1,%zmm15 {%k2}
movq	%rsi,%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm15,(%rax,%rdx)
vmovaps	%zmm1,%zmm6 {%k2}
leaq	1(%rsi),%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm1,%zmm7 {%k2}
leaq	2(%rsi),%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	3(%rsi),%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmovaps	%zmm1,%zmm5 {%k2}
addq	$4,%rsi
imulq	%rcx,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm5,(%rax,%rsi)
jmp	6b
79:
addq	$5416,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
82:
vzeroupper
retq
.p2align	6,0x0
83:
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
84:
.long	2147483647
85:
.long	1400897535
86:
.long	0x3f800000
87:
.long	1048576
88:
.long	0x3f40094e
89:
.long	0x3e1d5a5a
92:
.long	0x3bd74912
93:
.long	0x3f156f3d
94:
.long	0x3d26f715
95:
.long	8388607
96:
.long	0xc9800000
97:
.long	0x3f000000
98:
.long	0x0da24260
99:
.long	0x1e3ce508
322:
.long	0xbf800000
323:
.long	0x41100000
324:
.long	0x3e800000
325:
.long	0x3d2aaaab
326:
.long	0x7f7fffff
327:
.long	0x02081cea
328:
.long	0x41490fdb
329:
.long	0x40a00000
332:
.long	0x40800000
333:
.long	0x3fc00000
334:
.long	0x7149f2ca
335:
.long	2
336:
.long	4
337:
.long	8
338:
.long	16
339:
.long	0x40400000
342:
.long	0x40000000
343:
.long	0x41400000
344:
.long	0x40c00000
345:
.long	0x3f3504f3
346:
.long	0xbf000000
347:
.long	0x80000000
348:
.long	0xc2ae0000
349:
.long	0x3fb8aa3b
352:
.long	0xbf317200
353:
.long	0xb5bfbe8e
354:
.long	0x3aae0472
355:
.long	0x3c1e8629
356:
.long	0x3d635b73
357:
.long	0x3e75fc8c
358:
.long	0x3f317214
359:
.long	0x42fe0000
362:
.long	0x3e99999a
363:
.long	0xbe04a19d
364:
.long	0x3ef89ba5
365:
.long	0xbf03248e
366:
.long	0x3f0c3744
367:
.long	0xbdc1d79d
368:
.long	0x3e5c1572
369:
.long	0x3e17e642
372:
.long	0x3e2ecff8
373:
.long	0x3e2d3f9f
374:
.long	0x3ecc422a
375:
.long	0x3f106ebb
376:
.long	0xc0000000
377:
.long	3234528013
378:
.long	4286578688
379:
.long	0x3eaaac4e
382:
.long	0xbf00000d
383:
.long	0x3e4bdb47
384:
.long	0xbe7fd7d0
385:
.long	0x3e259a3a
386:
.long	0xbe2ec8d2
387:
.long	0xbddadb52
388:
.long	0x33b17218
389:
.long	0x3727c5ac
392:
.long	0x3a83126f
393:
.long	0x41800000
394:
.long	0x358637bd
395:
.long	0x350637bd
396:
.long	0x34210fb0
397:
.long	0x36a7c5ac
398:
.long	0x3f317218
399:
.long	0x3feb3f8f
422:
.long	0x38d1b717
423:
.long	0x3951b717
424:
.long	0x41000000
425:
.long	0x3cf5c28f
426:
.long	0x41200000
427:
.long	0x26901d7d
428:
.long	0x3f800054
429:
.long	0xbf4ccccd
432:
.short	65535
.short	0
