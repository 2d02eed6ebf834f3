# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6936,%rsp
movl	%esi,48(%rsp)
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
cmpl	$0,48(%rsp)
je	96f
movq	7008(%rsp),%r14
movl	48(%rsp),%eax
movl	%eax,%ebp
movl	%edx,%esi
movq	%rsi,96(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r10
movq	%r10,16(%rsp)
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,472(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbx
addl	%r8d,%r9d
addl	6992(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,440(%rsp)
leaq	64(%rbx),%rcx
movq	%rcx,104(%rsp)
movq	%rsi,72(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,520(%rsp)
imull	%eax,%edx
movl	%edx,84(%rsp)
leaq	256(%r13),%rax
vbroadcastss	97f(%rip),%zmm21
vbroadcastss	332f(%rip),%zmm14
vbroadcastss	335f(%rip),%zmm19
vpbroadcastd	349f(%rip),%zmm22
xorl	%ecx,%ecx
vpbroadcastd	353f(%rip),%zmm23
vpbroadcastd	97f(%rip),%zmm13
vxorps	%xmm16,%xmm16,%xmm16
movq	%r9,448(%rsp)
movl	%r9d,%edx
movq	%rax,%r9
vbroadcastss	327f(%rip),%zmm17
vbroadcastss	99f(%rip),%zmm18
vbroadcastss	322f(%rip),%zmm24
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm27
vpbroadcastd	326f(%rip),%zmm28
vpbroadcastd	444f(%rip),%zmm29
movq	%r15,24(%rsp)
movq	%rbx,40(%rsp)
movq	%rbp,464(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
addl	84(%rsp),%edx
cmpq	440(%rsp),%rcx
je	96f
3:
movq	%rcx,%rax
imulq	96(%rsp),%rax
movq	%rax,456(%rsp)
movl	%edx,%esi
xorl	%edi,%edi
movq	%rcx,480(%rsp)
movl	%edx,88(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	48(%rsp),%esi
cmpq	96(%rsp),%rdi
je	2b
5:
movq	456(%rsp),%rax
addq	%rdi,%rax
imulq	%rbp,%rax
addq	448(%rsp),%rax
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,92(%rsp)
movq	%rdi,496(%rsp)
movq	%rax,488(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	434f(%rip),%zmm0
vblendmps	3344(%rsp),%zmm0,%zmm0 {%k1}
movq	472(%rsp),%rcx
vmovups	3408(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r11)
vbroadcastss	97f(%rip),%zmm21
vbroadcastss	332f(%rip),%zmm14
vbroadcastss	335f(%rip),%zmm19
vpbroadcastd	349f(%rip),%zmm22
movq	480(%rsp),%rcx
vpbroadcastd	353f(%rip),%zmm23
vpbroadcastd	97f(%rip),%zmm13
movl	88(%rsp),%edx
vbroadcastss	327f(%rip),%zmm17
vbroadcastss	99f(%rip),%zmm18
vbroadcastss	322f(%rip),%zmm24
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm27
vpbroadcastd	326f(%rip),%zmm28
vpbroadcastd	444f(%rip),%zmm29
movl	92(%rsp),%esi
movq	496(%rsp),%rdi
movq	488(%rsp),%rax
movl	68(%rsp),%r8d
movq	512(%rsp),%r10
7:
incq	%r10
incl	%r8d
cmpq	%rbp,%r10
je	4b
8:
leaq	(%rax,%r10),%r11
movl	8(%r14),%r12d
movq	%r12,32(%rsp)
cmpq	%r12,%r11
jae	7b
movq	%r10,512(%rsp)
movl	%r8d,68(%rsp)
movl	(%r14),%r10d
movl	12(%r14),%eax
movl	%eax,240(%rsp)
movl	16(%r14),%r8d
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%r8b
cmoveq	%rcx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
movq	%r11,504(%rsp)
movl	%r8d,12(%rsp)
je	57f
movq	%rcx,720(%rsp)
movq	%rax,%rcx
imulq	%r11,%rcx
movq	%rcx,304(%rsp)
movq	%rcx,%r11
shlq	$6,%r11
addq	72(%rsp),%r11
movl	$2,%r9d
subq	%r10,%r9
movq	%r10,%r12
shlq	$6,%r12
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,176(%rsp)
imull	68(%rsp),%eax
vpxor	%xmm8,%xmm8,%xmm8
vxorps	%xmm30,%xmm30,%xmm30
movl	$16,%r14d
xorl	%edx,%edx
movq	104(%rsp),%rbp
vmovaps	%zmm21,%zmm31
vmovups	%zmm21,528(%rsp)
vpbroadcastd	98f(%rip),%zmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
xorl	%r15d,%r15d
movq	%r12,112(%rsp)
jmp	32f
.p2align	4
9:
vaddps	%zmm10,%zmm6,%zmm6
vaddps	%zmm3,%zmm2,%zmm2
incq	%r15
addq	%r12,%rbp
addl	176(%rsp),%r14d
addq	%r10,%rdx
addl	%r10d,%eax
cmpq	%r10,%r15
je	56f
32:
movq	%r15,%rdi
imulq	%r10,%rdi
testb	$1,%r8b
jne	37f
movq	304(%rsp),%rcx
leal	(%rcx,%rdi),%esi
andl	$2147483647,%esi
shlq	$6,%rsi
movq	72(%rsp),%rcx
vmovaps	(%rcx,%rsi),%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%rcx){1to16},%zmm3,%zmm10
vmovaps	%zmm10,(%rbx,%rdi)
testb	$8,%r8b
je	33f
vaddps	%zmm18,%zmm10,%zmm3
vfmadd213ps	%zmm24,%zmm10,%zmm3
vfmadd213ps	%zmm25,%zmm10,%zmm3
vaddps	%zmm26,%zmm10,%zmm4
vfmadd213ps	%zmm27,%zmm10,%zmm4
vcmpltps	%zmm10,%zmm16,%k1
vmulps	%zmm3,%zmm31,%zmm31 {%k1}
vmovups	528(%rsp),%zmm11
vmulps	%zmm4,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm31,%zmm3
vpsrld	$23,%zmm11,%zmm4
vpsubd	%zmm4,%zmm9,%zmm4
vpaddd	%zmm3,%zmm4,%zmm9
vpternlogd	$236,%zmm28,%zmm13,%zmm31
vpternlogd	$236,%zmm28,%zmm13,%zmm11
vmovdqu64	%zmm11,528(%rsp)
vbroadcastss	97f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm30,%zmm30
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm10,%zmm5,%zmm5
34:
vandps	%zmm17,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm16,%zmm10,%zmm3
cmpq	$1,%r10
je	55f
leaq	-2(%r10),%rcx
testq	%rcx,%rcx
je	48f
movl	%eax,%r12d
andl	$2147483647,%r12d
shlq	$6,%r12
addq	520(%rsp),%r12
movl	$1,%ebx
xorl	%ecx,%ecx
jmp	36f
.p2align	4
35:
vandps	%zmm17,%zmm4,%zmm4
vpmaxud	%zmm4,%zmm8,%zmm8
vaddps	%zmm0,%zmm3,%zmm3
leaq	(%r9,%rbx),%r8
incq	%r8
incq	%rbx
addq	$64,%rcx
cmpq	$1,%r8
je	49f
36:
vmovaps	(%r12,%rcx),%zmm4
movq	16(%rsp),%r8
vsubps	(%r8){1to16},%zmm4,%zmm0
vmulps	4(%r8){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%rbp,%rcx)
testb	$8,12(%rsp)
je	35b
vaddps	%zmm18,%zmm0,%zmm11
vfmadd213ps	%zmm24,%zmm0,%zmm11
vfmadd213ps	%zmm25,%zmm0,%zmm11
vaddps	%zmm26,%zmm0,%zmm12
vfmadd213ps	%zmm27,%zmm0,%zmm12
vcmpltps	%zmm0,%zmm16,%k1
vmulps	%zmm11,%zmm31,%zmm31 {%k1}
vmovups	528(%rsp),%zmm15
vmulps	%zmm12,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm31,%zmm11
vpsrld	$23,%zmm15,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm28,%zmm13,%zmm31
vpternlogd	$236,%zmm28,%zmm13,%zmm15
vmovdqu64	%zmm15,528(%rsp)
vbroadcastss	97f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm30,%zmm30
jmp	35b
.p2align	4
37:
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%esi
shll	$4,%esi
andl	$16,%esi
movq	%rdi,%rbx
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%esi,%xmm3
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm29,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%rbx
vmulps	4(%rcx){1to16},%zmm3,%zmm10
movq	40(%rsp),%rcx
vmovaps	%zmm10,(%rcx,%rbx)
movq	40(%rsp),%rbx
testb	$8,%r8b
jne	39f
cmpl	$1,%r10d
je	42f
38:
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm16,%zmm10,%zmm3
cmpq	$1,%r10
jne	43f
jmp	55f
.p2align	4
39:
vaddps	%zmm18,%zmm10,%zmm3
vfmadd213ps	%zmm24,%zmm10,%zmm3
vfmadd213ps	%zmm25,%zmm10,%zmm3
vaddps	%zmm26,%zmm10,%zmm4
vfmadd213ps	%zmm27,%zmm10,%zmm4
vcmpltps	%zmm10,%zmm16,%k1
vmulps	%zmm3,%zmm31,%zmm31 {%k1}
vmovups	528(%rsp),%zmm11
vmulps	%zmm4,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm31,%zmm3
vpsrld	$23,%zmm11,%zmm4
vpsubd	%zmm4,%zmm9,%zmm4
vpaddd	%zmm3,%zmm4,%zmm9
vpternlogd	$236,%zmm28,%zmm13,%zmm31
vpternlogd	$236,%zmm28,%zmm13,%zmm11
vmovdqu64	%zmm11,528(%rsp)
vbroadcastss	97f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm30,%zmm30
cmpl	$1,%r10d
jne	38b
42:
vaddps	%zmm10,%zmm5,%zmm5
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm16,%zmm10,%zmm3
cmpq	$1,%r10
je	55f
43:
leaq	-2(%r10),%rcx
movl	$1,%esi
testq	%rcx,%rcx
je	46f
movl	%r14d,%r8d
movq	%rbp,%r12
jmp	45f
.p2align	4
44:
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm4,%zmm3,%zmm3
leaq	(%r9,%rsi),%rcx
incq	%rcx
incq	%rsi
addq	$64,%r12
addl	$16,%r8d
cmpq	$1,%rcx
je	46f
45:
leaq	(%rdx,%rsi),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r8d,%ebx
andl	$16,%ebx
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%ebx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm0
vpandd	%zmm29,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm4
vmulps	4(%rcx){1to16},%zmm4,%zmm4
vmovaps	%zmm4,(%r12)
testb	$8,12(%rsp)
je	44b
vaddps	%zmm18,%zmm4,%zmm11
vfmadd213ps	%zmm24,%zmm4,%zmm11
vfmadd213ps	%zmm25,%zmm4,%zmm11
vaddps	%zmm26,%zmm4,%zmm12
vfmadd213ps	%zmm27,%zmm4,%zmm12
vcmpltps	%zmm4,%zmm16,%k1
vmulps	%zmm11,%zmm31,%zmm31 {%k1}
vmovups	528(%rsp),%zmm15
vmulps	%zmm12,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm31,%zmm11
vpsrld	$23,%zmm15,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm28,%zmm13,%zmm31
vpternlogd	$236,%zmm28,%zmm13,%zmm15
vmovdqu64	%zmm15,528(%rsp)
vbroadcastss	97f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm30,%zmm30
jmp	44b
.p2align	4
46:
addq	%rsi,%rdi
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%r8d
shll	$4,%r8d
andl	$16,%r8d
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%r8d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm0
vpandd	%zmm29,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm4
shlq	$6,%rdi
vmulps	4(%rcx){1to16},%zmm4,%zmm4
movq	40(%rsp),%rbx
vmovaps	%zmm4,(%rbx,%rdi)
movl	12(%rsp),%r8d
testb	$8,%r8b
je	47f
vaddps	%zmm18,%zmm4,%zmm11
vfmadd213ps	%zmm24,%zmm4,%zmm11
vfmadd213ps	%zmm25,%zmm4,%zmm11
vaddps	%zmm26,%zmm4,%zmm12
vfmadd213ps	%zmm27,%zmm4,%zmm12
vcmpltps	%zmm4,%zmm16,%k1
vmulps	%zmm11,%zmm31,%zmm31 {%k1}
vmovups	528(%rsp),%zmm15
vmulps	%zmm12,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm31,%zmm11
vpsrld	$23,%zmm15,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm28,%zmm13,%zmm31
vpternlogd	$236,%zmm28,%zmm13,%zmm15
vmovdqu64	%zmm15,528(%rsp)
vbroadcastss	97f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm30,%zmm30
47:
movq	112(%rsp),%r12
incq	%rsi
cmpq	%r10,%rsi
jne	54f
vaddps	%zmm4,%zmm5,%zmm5
jmp	54f
48:
movl	$1,%ebx
49:
addq	72(%rsp),%rsi
movq	%rbx,%rcx
shlq	$6,%rcx
vmovaps	(%rsi,%rcx),%zmm0
movq	16(%rsp),%rsi
vsubps	(%rsi){1to16},%zmm0,%zmm4
addq	40(%rsp),%rdi
vmulps	4(%rsi){1to16},%zmm4,%zmm4
vmovaps	%zmm4,(%rdi,%rcx)
movl	12(%rsp),%r8d
testb	$8,%r8b
je	52f
vaddps	%zmm18,%zmm4,%zmm11
vfmadd213ps	%zmm24,%zmm4,%zmm11
vfmadd213ps	%zmm25,%zmm4,%zmm11
vaddps	%zmm26,%zmm4,%zmm12
vfmadd213ps	%zmm27,%zmm4,%zmm12
vcmpltps	%zmm4,%zmm16,%k1
vmulps	%zmm11,%zmm31,%zmm31 {%k1}
vmovups	528(%rsp),%zmm15
vmulps	%zmm12,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm31,%zmm11
vpsrld	$23,%zmm15,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm28,%zmm13,%zmm31
vpternlogd	$236,%zmm28,%zmm13,%zmm15
vmovdqu64	%zmm15,528(%rsp)
vbroadcastss	97f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm30,%zmm30
52:
movq	112(%rsp),%r12
incq	%rbx
cmpq	%r10,%rbx
jne	53f
vaddps	%zmm4,%zmm5,%zmm5
53:
movq	40(%rsp),%rbx
vandps	%zmm17,%zmm0,%zmm0
54:
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm4,%zmm3,%zmm3
55:
testq	%r15,%r15
jne	9b
vaddps	%zmm3,%zmm7,%zmm7
jmp	9b
.p2align	4
56:
vpcmpnleud	328f(%rip){1to16},%zmm8,%k0
vcvtudq2ps	%zmm9,%zmm0
vaddps	329f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,5264(%rsp)
movq	7008(%rsp),%r14
movq	464(%rsp),%rbp
movq	24(%rsp),%r15
leaq	256(%r13),%r9
movq	720(%rsp),%rcx
jmp	58f
57:
kxorw	%k0,%k0,%k0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5264(%rsp)
vmovups	%zmm21,528(%rsp)
vmovaps	%zmm21,%zmm31
58:
vcvtusi2ss	%r10d,%xmm20,%xmm0
vbroadcastss	%xmm0,%zmm8
vmaxps	%zmm21,%zmm8,%zmm0
vdivps	%zmm0,%zmm21,%zmm0
vmulps	%zmm7,%zmm0,%zmm4
vmulps	%zmm3,%zmm0,%zmm3
vmulps	%zmm6,%zmm0,%zmm6
vmulps	%zmm5,%zmm0,%zmm0
vminps	%zmm4,%zmm3,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm5 {%k1}
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vminps	%zmm6,%zmm0,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm0,%zmm3 {%k1}
vmaxps	%zmm6,%zmm0,%zmm6
vmovaps	%zmm0,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm0
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm4,%zmm6,%zmm3
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm6,%zmm3 {%k1}
vminps	%zmm5,%zmm3,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vaddps	%zmm4,%zmm0,%zmm0
vmulps	%zmm14,%zmm0,%zmm3
vcvtusi2ss	%rcx,%xmm20,%xmm0
vbroadcastss	%xmm0,%zmm17
testq	%r10,%r10
je	66f
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm6
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rdx
shlq	$6,%rdx
vxorps	%xmm4,%xmm4,%xmm4
movq	104(%rsp),%rsi
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	64f
.p2align	4
59:
xorl	%ecx,%ecx
62:
vmovaps	%zmm7,%zmm10
vmovaps	%zmm0,%zmm7
movq	%rdi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%rbx,%r8
vcvtsi2ss	%rcx,%xmm20,%xmm11
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm0
vsubps	%zmm6,%zmm0,%zmm0
vmaxps	%zmm16,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm12
vbroadcastss	%xmm11,%zmm0
vaddps	%zmm12,%zmm9,%zmm9
vfmadd213ps	%zmm7,%zmm12,%zmm0
vmulss	%xmm11,%xmm11,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd213ps	%zmm10,%zmm12,%zmm7
63:
vcvtsi2ss	%rdi,%xmm14,%xmm10
vbroadcastss	%xmm10,%zmm11
vaddps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm11,%zmm9,%zmm5
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm10,%zmm9,%zmm1
incq	%rdi
addq	%rdx,%rsi
cmpq	%r10,%rdi
je	67f
64:
vpxor	%xmm9,%xmm9,%xmm9
cmpq	$1,%r10
je	59b
movq	%rsi,%r8
xorl	%ecx,%ecx
.p2align	4
65:
vmovaps	-64(%r8),%zmm10
vmovaps	(%r8),%zmm11
vsubps	%zmm6,%zmm10,%zmm10
vcvtsi2ss	%rcx,%xmm20,%xmm12
vmaxps	%zmm16,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm10
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm0,%zmm10,%zmm13
vmulss	%xmm12,%xmm12,%xmm0
vbroadcastss	%xmm0,%zmm12
vfmadd213ps	%zmm7,%zmm10,%zmm12
vsubps	%zmm6,%zmm11,%zmm0
vmaxps	%zmm16,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm10
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm21,%xmm7
vbroadcastss	%xmm7,%zmm0
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm13,%zmm10,%zmm0
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd213ps	%zmm12,%zmm10,%zmm7
addq	$2,%rcx
subq	$-128,%r8
cmpq	%rax,%rcx
jne	65b
testb	$1,%r10b
leaq	256(%r13),%r9
jne	62b
jmp	63b
66:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
67:
vmovdqu64	%zmm31,6032(%rsp)
vmovups	%zmm30,6096(%rsp)
vmaxps	333f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm21,%zmm9
vcmpgtps	334f(%rip){1to16},%zmm4,%k1
vaddps	%zmm19,%zmm8,%zmm6
vmulps	%zmm14,%zmm6,%zmm6
vmovaps	%zmm6,%zmm8
vmulps	%zmm9,%zmm0,%zmm8 {%k1}
vdivps	336f(%rip){1to16},%zmm17,%zmm10
vmulps	%zmm9,%zmm5,%zmm6 {%k1}
vmulps	%zmm9,%zmm7,%zmm0
vfnmadd231ps	%zmm8,%zmm8,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vbroadcastss	337f(%rip),%zmm7
vmaxps	%zmm7,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm9,%zmm1,%zmm1
vfnmadd231ps	%zmm6,%zmm6,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vmaxps	%zmm7,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	338f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vfnmadd231ps	%zmm17,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm21,%zmm5,%zmm2
movq	16(%rsp),%rax
vbroadcastss	20(%rax),%zmm4
vmulss	24(%rax),%xmm4,%xmm5
vbroadcastss	%xmm5,%zmm5
vxorps	%xmm19,%xmm19,%xmm19
vcmpltps	%zmm4,%zmm19,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vcmpltps	%zmm5,%zmm19,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vbroadcastss	52(%rax),%zmm18
vbroadcastss	76(%rax),%zmm20
vbroadcastss	56(%rax),%zmm15
vbroadcastss	80(%rax),%zmm16
vbroadcastss	60(%rax),%zmm13
vbroadcastss	84(%rax),%zmm14
vbroadcastss	64(%rax),%zmm12
vbroadcastss	88(%rax),%zmm11
vbroadcastss	68(%rax),%zmm9
vbroadcastss	92(%rax),%zmm10
vbroadcastss	72(%rax),%zmm5
vbroadcastss	96(%rax),%zmm7
vminps	%zmm8,%zmm20,%zmm4
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	%zmm20,3856(%rsp)
vmovaps	%zmm20,%zmm4 {%k1}
vmaxps	%zmm4,%zmm18,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm18,3920(%rsp)
vmovaps	%zmm18,%zmm8 {%k1}
vminps	%zmm6,%zmm16,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,3984(%rsp)
vmovaps	%zmm16,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,4048(%rsp)
vmovaps	%zmm15,%zmm6 {%k1}
vmovups	%zmm6,1744(%rsp)
vmovups	%zmm14,3088(%rsp)
vminps	%zmm2,%zmm14,%zmm2
vmovups	%zmm13,3152(%rsp)
vmaxps	%zmm2,%zmm13,%zmm2
vmovups	%zmm2,592(%rsp)
vminps	%zmm3,%zmm11,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm11,3216(%rsp)
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm31
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,4112(%rsp)
vmovaps	%zmm12,%zmm31 {%k1}
vminps	%zmm0,%zmm10,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm0
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm9,%zmm0 {%k1}
vmovups	%zmm0,1296(%rsp)
vminps	%zmm1,%zmm7,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm16
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm16 {%k1}
vmovups	%zmm17,5968(%rsp)
vcmpltps	339f(%rip){1to16},%zmm17,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3728(%rsp)
vblendmps	%zmm19,%zmm21,%zmm14 {%k1}
vbroadcastss	342f(%rip),%zmm1
vbroadcastss	343f(%rip),%zmm0
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3344(%rsp)
vcvtusi2ssl	240(%rsp),%xmm30,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5392(%rsp)
vmovups	%zmm9,4240(%rsp)
vmovups	%zmm10,4176(%rsp)
vsubss	%xmm9,%xmm10,%xmm0
vmovss	337f(%rip),%xmm2
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6224(%rsp)
vmovups	%zmm5,4368(%rsp)
vmovups	%zmm7,4304(%rsp)
vsubss	%xmm5,%xmm7,%xmm0
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6160(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
addq	%r9,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3600(%rsp)
vmovups	%zmm0,2768(%rsp)
vmovups	%zmm0,2832(%rsp)
vmovups	%zmm0,2896(%rsp)
vmovups	%zmm0,2960(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,2384(%rsp)
vmovups	%zmm21,3024(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,5328(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,2192(%rsp)
vmovups	%zmm0,3280(%rsp)
vmovups	%zmm1,3664(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,5136(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,4432(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3408(%rsp)
vpbroadcastd	348f(%rip),%zmm17
jmp	69f
.p2align	4
68:
vmulps	%zmm0,%zmm17,%zmm0
vfmadd213ps	%zmm8,%zmm0,%zmm30
vmulps	%zmm30,%zmm6,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm7
vfmadd213ps	%zmm7,%zmm0,%zmm29
vmulps	5456(%rsp),%zmm29,%zmm7
vmovups	5520(%rsp),%zmm1
vfmadd213ps	%zmm25,%zmm7,%zmm1
vfmadd213ps	%zmm1,%zmm2,%zmm22
vfmadd213ps	%zmm22,%zmm0,%zmm12
vmulps	4496(%rsp),%zmm12,%zmm4
vmovups	5584(%rsp),%zmm1
vfmadd213ps	%zmm19,%zmm4,%zmm1
vfmadd213ps	%zmm1,%zmm7,%zmm9
vfmadd213ps	%zmm9,%zmm2,%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm5
vmulps	5200(%rsp),%zmm5,%zmm5
vmovups	5648(%rsp),%zmm9
vfmadd213ps	%zmm20,%zmm5,%zmm9
vmovups	912(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm1
vmovups	%zmm1,656(%rsp)
vmovups	1744(%rsp),%zmm13
vaddps	%zmm1,%zmm13,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	3984(%rsp),%zmm1
vminps	%zmm5,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	4048(%rsp),%zmm1
vmaxps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k1}
vcmpeqps	%zmm13,%zmm6,%k1
vcmpneqps	%zmm6,%zmm5,%k1 {%k1}
vmovups	4560(%rsp),%zmm5
vfmadd213ps	%zmm9,%zmm4,%zmm5
vmovups	4624(%rsp),%zmm1
vfmadd213ps	%zmm5,%zmm7,%zmm1
vfmadd213ps	%zmm1,%zmm2,%zmm11
vfmadd213ps	%zmm11,%zmm0,%zmm10
vmovups	1104(%rsp),%zmm6
vmulps	%zmm10,%zmm6,%zmm27
vmovups	2448(%rsp),%zmm10
vaddps	%zmm27,%zmm10,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3856(%rsp),%zmm9
vminps	%zmm1,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k2}
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	3920(%rsp),%zmm9
vmaxps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k2}
vcmpeqps	%zmm10,%zmm5,%k2
vcmpneqps	%zmm5,%zmm1,%k0 {%k2}
vmovups	784(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm1
vmovups	%zmm1,1424(%rsp)
vmovups	592(%rsp),%zmm17
vaddps	%zmm1,%zmm17,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3088(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3152(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpeqps	%zmm17,%zmm4,%k2
vcmpneqps	%zmm4,%zmm1,%k2 {%k2}
vmovups	1168(%rsp),%zmm12
vmulps	%zmm7,%zmm12,%zmm1
vmovups	%zmm1,2640(%rsp)
vmovups	1360(%rsp),%zmm7
vaddps	%zmm1,%zmm7,%zmm1
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	3216(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	4112(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k3}
vcmpeqps	%zmm7,%zmm4,%k3
vcmpneqps	%zmm4,%zmm1,%k3 {%k3}
vmovups	976(%rsp),%zmm5
vmulps	%zmm2,%zmm5,%zmm25
vmovups	4816(%rsp),%zmm7
vaddps	%zmm25,%zmm7,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4176(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	4240(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vcmpeqps	%zmm7,%zmm2,%k4
vcmpneqps	%zmm2,%zmm1,%k4 {%k4}
vmovups	1808(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm0
vmovups	%zmm0,368(%rsp)
vmovups	3472(%rsp),%zmm4
vaddps	%zmm0,%zmm4,%zmm0
vcmpunordps	%zmm0,%zmm0,%k5
vmovups	4304(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vmovups	4368(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k5}
vcmpeqps	%zmm4,%zmm1,%k5
vcmpneqps	%zmm1,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	352f(%rip),%zmm1 {%k4} {z}
vxorps	%xmm28,%xmm28,%xmm28
vpbroadcastd	353f(%rip),%zmm23
vpord	%zmm23,%zmm1,%zmm1 {%k5}
vpbroadcastd	349f(%rip),%zmm22
vpord	%zmm22,%zmm1,%zmm1 {%k3}
vpbroadcastd	348f(%rip),%zmm20
vpord	%zmm20,%zmm1,%zmm1 {%k2}
vpbroadcastd	347f(%rip),%zmm19
vpord	%zmm19,%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vbroadcastss	97f(%rip),%zmm19
vmovups	6352(%rsp),%zmm1
vminps	%zmm19,%zmm1,%zmm1
vminps	%zmm1,%zmm16,%zmm1
vminps	%zmm1,%zmm18,%zmm1
vminps	%zmm1,%zmm21,%zmm1
vminps	%zmm1,%zmm15,%zmm1
vmulps	4688(%rsp),%zmm6,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovups	2064(%rsp),%zmm7
vsubps	%zmm7,%zmm19,%zmm4
vfmadd231ps	%zmm2,%zmm7,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	4752(%rsp),%zmm8,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovups	1936(%rsp),%zmm14
vsubps	%zmm14,%zmm19,%zmm4
vfmadd231ps	%zmm2,%zmm14,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	2320(%rsp),%zmm9,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmovups	2000(%rsp),%zmm30
vsubps	%zmm30,%zmm19,%zmm4
vfmadd231ps	%zmm2,%zmm30,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	848(%rsp),%zmm12,%zmm2
vmulps	%zmm2,%zmm12,%zmm2
vmovups	1872(%rsp),%zmm31
vsubps	%zmm31,%zmm19,%zmm4
vfmadd231ps	%zmm2,%zmm31,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	2256(%rsp),%zmm5,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovups	1552(%rsp),%zmm5
vsubps	%zmm5,%zmm19,%zmm4
vfmadd231ps	%zmm2,%zmm5,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	1040(%rsp),%zmm11,%zmm2
vmulps	%zmm2,%zmm11,%zmm2
vmovups	1488(%rsp),%zmm5
vsubps	%zmm5,%zmm19,%zmm4
vfmadd231ps	%zmm2,%zmm5,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vdivps	%zmm17,%zmm19,%zmm2
vmovaps	%zmm17,%zmm11
vmulps	%zmm2,%zmm9,%zmm2
vmovups	%zmm2,784(%rsp)
vcmpltps	433f(%rip){1to16},%zmm1,%k3
vmovups	3728(%rsp),%zmm22
vmovaps	%zmm22,%zmm1
vfmadd132ps	176(%rsp),%zmm28,%zmm1
vmovups	3600(%rsp),%zmm29
vfmadd231ps	112(%rsp),%zmm29,%zmm1
vmovups	3536(%rsp),%zmm2
vfmadd231ps	2768(%rsp),%zmm2,%zmm1
vmovups	304(%rsp),%zmm2
vfmadd231ps	2832(%rsp),%zmm2,%zmm1
vmovups	240(%rsp),%zmm2
vfmadd231ps	2896(%rsp),%zmm2,%zmm1
vmovups	720(%rsp),%zmm2
vfmadd231ps	2960(%rsp),%zmm2,%zmm1
vmovups	2384(%rsp),%zmm4
vsubps	%zmm1,%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	337f(%rip),%zmm18
vmulps	%zmm18,%zmm4,%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vmovups	5712(%rsp),%zmm2
vsubps	3792(%rsp),%zmm2,%zmm2
vmovups	%zmm2,1040(%rsp)
vmaxps	333f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm1,%zmm19,%zmm1
vcmpltps	2192(%rsp),%zmm28,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,2320(%rsp)
vcmpnltps	%zmm2,%zmm28,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	6288(%rsp),%zmm2
vpord	%zmm0,%zmm2,%zmm0
vmovdqa32	%zmm2,%zmm0 {%k6}
vmovdqu64	%zmm0,848(%rsp)
vmovups	%zmm4,2384(%rsp)
vmulps	%zmm1,%zmm4,%zmm0
vmulps	3024(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	5136(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vmaxps	437f(%rip){1to16},%zmm0,%zmm8
vcmpnltps	%zmm4,%zmm28,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm19,%zmm8 {%k4}
vbroadcastss	327f(%rip),%zmm21
vandps	%zmm21,%zmm27,%zmm0
vbroadcastss	439f(%rip),%zmm24
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm19,%zmm12
vcmpunordps	%zmm8,%zmm8,%k4
vmovups	1296(%rsp),%zmm26
vmulps	%zmm12,%zmm26,%zmm0
vminps	%zmm8,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k4}
vmovups	656(%rsp),%zmm6
vandps	%zmm21,%zmm6,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm19,%zmm5
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	2576(%rsp),%zmm4
vmulps	%zmm5,%zmm4,%zmm0
vminps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k4}
vandps	%zmm21,%zmm25,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm19,%zmm0
vbroadcastss	332f(%rip),%zmm16
vmulps	%zmm16,%zmm0,%zmm2
vmulps	%zmm2,%zmm26,%zmm15
vmulps	%zmm2,%zmm4,%zmm2
vcmpunordps	%zmm15,%zmm15,%k4
vminps	%zmm15,%zmm2,%zmm15
vmovaps	%zmm2,%zmm15 {%k4}
vcmpunordps	%zmm15,%zmm15,%k4
vmulps	6224(%rsp),%zmm0,%zmm2
vminps	%zmm15,%zmm2,%zmm15
vmovaps	%zmm2,%zmm15 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm15,%zmm1
vmovaps	%zmm15,%zmm1 {%k4}
vmovups	368(%rsp),%zmm23
vandps	%zmm21,%zmm23,%zmm2
vaddps	%zmm24,%zmm2,%zmm2
vdivps	%zmm2,%zmm19,%zmm2
vmulps	%zmm16,%zmm2,%zmm15
vmulps	%zmm15,%zmm26,%zmm16
vmulps	%zmm15,%zmm4,%zmm15
vcmpunordps	%zmm16,%zmm16,%k4
vminps	%zmm16,%zmm15,%zmm16
vmovaps	%zmm15,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmulps	6160(%rsp),%zmm2,%zmm15
vminps	%zmm16,%zmm15,%zmm16
vmovaps	%zmm15,%zmm16 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm16,%zmm1
vmovaps	%zmm16,%zmm1 {%k4}
vcmpltps	%zmm28,%zmm27,%k4
vmovaps	%zmm10,%zmm17
vmovups	3856(%rsp),%zmm9
vsubps	%zmm10,%zmm9,%zmm15
vmovups	3920(%rsp),%zmm10
vsubps	%zmm10,%zmm17,%zmm15 {%k4}
vmulps	%zmm12,%zmm15,%zmm12
vmulps	%zmm15,%zmm7,%zmm15
vcmpltps	%zmm15,%zmm28,%k4
vbroadcastss	442f(%rip),%zmm26
vmulps	%zmm26,%zmm12,%zmm12
vbroadcastss	346f(%rip),%zmm16
vmovaps	%zmm16,%zmm15
vminps	%zmm16,%zmm12,%zmm15 {%k4}
vcmpltps	%zmm28,%zmm6,%k4
vmovaps	%zmm13,%zmm7
vmovups	3984(%rsp),%zmm13
vsubps	%zmm7,%zmm13,%zmm12
vmovups	4048(%rsp),%zmm20
vsubps	%zmm20,%zmm7,%zmm12 {%k4}
vmulps	%zmm5,%zmm12,%zmm4
vmulps	%zmm12,%zmm14,%zmm12
vcmpltps	%zmm12,%zmm28,%k4
vmovaps	%zmm16,%zmm12
vmulps	%zmm26,%zmm4,%zmm12 {%k4}
vcmpunordps	%zmm15,%zmm15,%k4
vminps	%zmm15,%zmm12,%zmm4
vmovaps	%zmm12,%zmm4 {%k4}
vmovups	1424(%rsp),%zmm5
vcmpltps	%zmm28,%zmm5,%k4
vandps	%zmm21,%zmm5,%zmm12
vaddps	%zmm24,%zmm12,%zmm12
vdivps	%zmm12,%zmm19,%zmm12
vmovups	3088(%rsp),%zmm5
vmovaps	%zmm11,%zmm18
vsubps	%zmm11,%zmm5,%zmm15
vsubps	3152(%rsp),%zmm11,%zmm15 {%k4}
vmulps	%zmm12,%zmm15,%zmm12
vmulps	%zmm15,%zmm30,%zmm15
vcmpltps	%zmm15,%zmm28,%k4
vmovaps	%zmm16,%zmm15
vmulps	%zmm26,%zmm12,%zmm15 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k4}
vmovups	2640(%rsp),%zmm5
vandps	%zmm21,%zmm5,%zmm12
vaddps	%zmm24,%zmm12,%zmm12
vdivps	%zmm12,%zmm19,%zmm12
vcmpltps	%zmm28,%zmm5,%k4
vmovups	1360(%rsp),%zmm21
vmovups	3216(%rsp),%zmm5
vsubps	%zmm21,%zmm5,%zmm14
vmovups	4112(%rsp),%zmm24
vsubps	%zmm24,%zmm21,%zmm14 {%k4}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm14,%zmm31,%zmm14
vcmpltps	%zmm14,%zmm28,%k4
vmovaps	%zmm16,%zmm14
vmulps	%zmm26,%zmm12,%zmm14 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm14,%zmm4 {%k4}
vcmpltps	%zmm28,%zmm25,%k4
vmovups	4176(%rsp),%zmm5
vmovups	4816(%rsp),%zmm6
vsubps	%zmm6,%zmm5,%zmm12
vmovups	4240(%rsp),%zmm14
vsubps	%zmm14,%zmm6,%zmm12 {%k4}
vmulps	%zmm0,%zmm12,%zmm0
vmulps	1552(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm28,%k4
vmovaps	%zmm16,%zmm12
vmulps	%zmm26,%zmm0,%zmm12 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm12,%zmm0
vmovaps	%zmm12,%zmm0 {%k4}
vcmpltps	%zmm28,%zmm23,%k4
vmovups	3472(%rsp),%zmm30
vmovups	4304(%rsp),%zmm31
vsubps	%zmm30,%zmm31,%zmm4
vmovups	4368(%rsp),%zmm23
vsubps	%zmm23,%zmm30,%zmm4 {%k4}
vmulps	%zmm2,%zmm4,%zmm2
vmulps	1488(%rsp),%zmm4,%zmm4
vcmpltps	%zmm4,%zmm28,%k4
vmovaps	%zmm16,%zmm4
vmulps	%zmm26,%zmm2,%zmm4 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vsqrtps	%zmm3,%zmm0
vmovups	2192(%rsp),%zmm26
vcmpnltps	%zmm26,%zmm28,%k0
korw	%k0,%k3,%k7
vmovups	5328(%rsp),%zmm12
vcmpltps	%zmm0,%zmm12,%k0
korw	%k3,%k0,%k0
vcmpgtps	4432(%rsp),%zmm16,%k3
vcmpltps	%zmm1,%zmm2,%k4 {%k3}
vmovaps	%zmm2,%zmm1 {%k4}
vmulps	438f(%rip){1to16},%zmm0,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vmovups	784(%rsp),%zmm11
vmulps	%zmm2,%zmm11,%zmm4
vmovaps	%zmm16,%zmm4 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm17,%zmm1,%zmm27
vcmpunordps	%zmm27,%zmm27,%k5
vminps	%zmm27,%zmm9,%zmm2
vmovaps	%zmm9,%zmm2 {%k5}
vcmpunordps	%zmm2,%zmm2,%k5
vmaxps	%zmm2,%zmm10,%zmm2
vmovaps	%zmm10,%zmm2 {%k5}
vmovups	656(%rsp),%zmm3
vfmadd213ps	%zmm7,%zmm1,%zmm3
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm13,%zmm3
vmovaps	%zmm13,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmaxps	%zmm3,%zmm20,%zmm3
vmovaps	%zmm20,%zmm3 {%k5}
vfmadd213ps	%zmm6,%zmm1,%zmm25
vcmpunordps	%zmm25,%zmm25,%k5
vminps	%zmm25,%zmm5,%zmm9
vmovaps	%zmm5,%zmm9 {%k5}
vcmpunordps	%zmm9,%zmm9,%k5
vmovaps	%zmm14,%zmm5
vmaxps	%zmm9,%zmm14,%zmm14
vmovaps	%zmm5,%zmm14 {%k5}
movq	16(%rsp),%rax
vbroadcastss	16(%rax),%zmm9
vcmpleps	%zmm9,%zmm4,%k5
vmulss	%xmm9,%xmm9,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpgeps	2512(%rsp),%zmm4,%k5 {%k5}
vmovaps	%zmm17,%zmm2 {%k3}
vsubps	%zmm17,%zmm2,%zmm4
vblendmps	%zmm22,%zmm4,%zmm22 {%k3}
vfmadd132ps	176(%rsp),%zmm28,%zmm4
vmovaps	%zmm7,%zmm3 {%k3}
vsubps	%zmm7,%zmm3,%zmm9
vblendmps	%zmm29,%zmm9,%zmm29 {%k3}
vdivps	%zmm8,%zmm19,%zmm10
vfmadd231ps	112(%rsp),%zmm9,%zmm4
vmovups	%zmm22,3728(%rsp)
vmulps	%zmm22,%zmm10,%zmm9
vmovups	1616(%rsp),%zmm15
vmovups	3536(%rsp),%zmm25
vfnmadd213ps	%zmm25,%zmm9,%zmm15
vmovups	2704(%rsp),%zmm17
vmovups	304(%rsp),%zmm7
vfnmadd213ps	%zmm7,%zmm9,%zmm17
vmovups	%zmm29,3600(%rsp)
vmulps	%zmm29,%zmm10,%zmm9
vmovups	1680(%rsp),%zmm13
vfnmadd213ps	%zmm15,%zmm9,%zmm13
vmovups	2128(%rsp),%zmm15
vfnmadd213ps	%zmm17,%zmm9,%zmm15
vmovaps	%zmm6,%zmm14 {%k3}
vmovups	%zmm14,1296(%rsp)
vsubps	%zmm6,%zmm14,%zmm9
vfmadd231ps	240(%rsp),%zmm9,%zmm4
vmovups	2896(%rsp),%zmm5
vblendmps	%zmm5,%zmm9,%zmm5 {%k3}
vmovups	%zmm5,2896(%rsp)
vmulps	%zmm5,%zmm10,%zmm9
vbroadcastss	348f(%rip),%zmm17
vmovups	1232(%rsp),%zmm5
vfnmadd213ps	%zmm13,%zmm9,%zmm5
vmovups	4944(%rsp),%zmm13
vfnmadd213ps	%zmm15,%zmm9,%zmm13
kandw	%k0,%k2,%k2
vblendmps	%zmm12,%zmm0,%zmm12 {%k3}
vmovups	%zmm12,5328(%rsp)
vmulps	%zmm0,%zmm11,%zmm9
vmulps	436f(%rip){1to16},%zmm9,%zmm9
vcmpunordps	%zmm0,%zmm0,%k6
vminps	%zmm0,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k6}
vmovups	3664(%rsp),%zmm6
vmovaps	%zmm6,%zmm9
vmulps	337f(%rip){1to16},%zmm6,%zmm9 {%k2}
vcmpnleps	%zmm9,%zmm0,%k0
vblendmps	%zmm6,%zmm9,%zmm6 {%k1}
vmovups	%zmm6,3664(%rsp)
vmovups	5776(%rsp),%zmm12
vmovaps	%zmm16,%zmm12 {%k7}
vmovups	3024(%rsp),%zmm0
vblendmps	%zmm0,%zmm1,%zmm0 {%k3}
vmovups	%zmm0,3024(%rsp)
vmovups	3280(%rsp),%zmm0
vmovaps	%zmm0,%zmm12 {%k1}
vcmpnleps	%zmm1,%zmm8,%k2
vfmadd132ps	368(%rsp),%zmm30,%zmm1
vcmpunordps	%zmm1,%zmm1,%k6
vminps	%zmm1,%zmm31,%zmm0
vmovaps	%zmm31,%zmm0 {%k6}
vcmpunordps	%zmm0,%zmm0,%k6
vmaxps	%zmm0,%zmm23,%zmm16
vmovaps	%zmm23,%zmm16 {%k6}
vmovaps	%zmm30,%zmm16 {%k3}
vsubps	%zmm30,%zmm16,%zmm0
vfmadd231ps	720(%rsp),%zmm0,%zmm4
vmovups	2960(%rsp),%zmm1
vblendmps	%zmm1,%zmm0,%zmm1 {%k3}
vmovups	%zmm1,2960(%rsp)
vmulps	%zmm1,%zmm10,%zmm0
vmovups	5008(%rsp),%zmm1
vfnmadd213ps	%zmm5,%zmm0,%zmm1
vmovups	5072(%rsp),%zmm5
vfnmadd213ps	%zmm13,%zmm0,%zmm5
vmovups	6480(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm0
vmulps	4880(%rsp),%zmm10,%zmm1
vmovups	6416(%rsp),%zmm11
vmulps	%zmm1,%zmm11,%zmm6
vmulps	%zmm0,%zmm6,%zmm9
vfmsub231ps	%zmm5,%zmm11,%zmm9
vfnmadd213ps	%zmm19,%zmm6,%zmm6
vmaxps	424f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm19,%zmm6
vmulps	%zmm9,%zmm6,%zmm6
vmulps	%zmm6,%zmm11,%zmm6
vmulps	%zmm0,%zmm10,%zmm0
vmulps	%zmm10,%zmm1,%zmm1
vmulps	%zmm6,%zmm8,%zmm6
vbroadcastss	443f(%rip),%zmm10
vmulps	%zmm10,%zmm21,%zmm9
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k6}
vaddps	%zmm6,%zmm21,%zmm6
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	3216(%rsp),%zmm5
vminps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm24,%zmm31
vmovaps	%zmm24,%zmm31 {%k6}
vmovaps	%zmm21,%zmm31 {%k3}
vsubps	%zmm21,%zmm31,%zmm9
vfmadd231ps	%zmm7,%zmm9,%zmm4
vmulps	%zmm0,%zmm8,%zmm0
vfnmadd231ps	%zmm1,%zmm9,%zmm0
korw	%k2,%k0,%k0
kmovw	2320(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2832(%rsp),%zmm1
vblendmps	%zmm1,%zmm9,%zmm1 {%k3}
vmovups	%zmm1,2832(%rsp)
vmovaps	%zmm19,%zmm1 {%k2} {z}
vmovaps	%zmm26,%zmm1 {%k1}
vmulps	%zmm10,%zmm18,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmaxps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k1}
vaddps	%zmm0,%zmm18,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3088(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k1}
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3152(%rsp),%zmm5
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k1}
vmovaps	%zmm18,%zmm0 {%k3}
vsubps	%zmm18,%zmm0,%zmm8
vfmadd231ps	%zmm8,%zmm25,%zmm4
vmovups	2768(%rsp),%zmm5
vblendmps	%zmm5,%zmm8,%zmm5 {%k3}
vmovups	%zmm5,2768(%rsp)
vmovaps	%zmm28,%zmm4 {%k4}
vmovups	2384(%rsp),%zmm5
vmovaps	%zmm5,%zmm4 {%k3}
vpbroadcastd	349f(%rip),%zmm22
vpbroadcastd	353f(%rip),%zmm23
knotw	%k5,%k1
vmovups	1040(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	5392(%rsp),%zmm7
vcmpgtps	3408(%rsp),%zmm7,%k1
vaddps	3792(%rsp),%zmm5,%zmm14 {%k1} {z}
vmovdqu64	848(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k3} {z}
vmovaps	%zmm2,%zmm8
vmovups	%zmm3,1744(%rsp)
vmovups	%zmm0,592(%rsp)
vmovups	%zmm4,2384(%rsp)
vmovups	%zmm1,2192(%rsp)
vmovups	%zmm12,3280(%rsp)
vmovaps	%zmm19,%zmm21
69:
vpbroadcastd	347f(%rip),%zmm1
vpslld	$31,%zmm5,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,66(%rsp)
knotw	%k0,%k0
kmovw	%k0,64(%rsp)
vpandd	%zmm1,%zmm5,%zmm0
vmovdqu64	%zmm0,6800(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,62(%rsp)
vpandd	%zmm17,%zmm5,%zmm0
vmovdqu64	%zmm0,6736(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,60(%rsp)
vpandd	%zmm22,%zmm5,%zmm0
vmovdqu64	%zmm0,6672(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,58(%rsp)
vpandd	352f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,6608(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,56(%rsp)
vmovups	%zmm5,6288(%rsp)
vpandd	%zmm23,%zmm5,%zmm0
vmovdqu64	%zmm0,6544(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,54(%rsp)
vpxor	%xmm1,%xmm1,%xmm1
vbroadcastss	356f(%rip),%zmm11
vmovaps	%zmm8,%zmm23
.p2align	4
72:
vmovups	%zmm31,1360(%rsp)
vaddss	%xmm1,%xmm14,%xmm0
vmovshdup	%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm14,%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm14,%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm14,5712(%rsp)
vextractf32x4	$3,%zmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm2
testq	%r10,%r10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm16,2576(%rsp)
vmovss	%xmm2,2512(%rsp)
vmovups	%zmm23,2448(%rsp)
je	78f
vdivps	1296(%rsp),%zmm21,%zmm1
vmulps	354f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	355f(%rip),%zmm7
vsubps	%zmm23,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vmovaps	%zmm11,%zmm14
vxorps	%zmm11,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vbroadcastss	357f(%rip),%zmm18
vmaxps	%zmm18,%zmm0,%zmm0
vbroadcastss	358f(%rip),%zmm19
vmulps	%zmm19,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	359f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm0
vbroadcastss	362f(%rip),%zmm22
vfmadd231ps	%zmm22,%zmm5,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vbroadcastss	363f(%rip),%zmm6
vbroadcastss	364f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm6
vbroadcastss	365f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm0,%zmm6
vbroadcastss	366f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm0,%zmm6
vbroadcastss	367f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm0,%zmm6
vfmadd213ps	%zmm21,%zmm0,%zmm6
vbroadcastss	368f(%rip),%zmm30
vaddps	%zmm30,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vbroadcastss	327f(%rip),%zmm17
vandps	%zmm17,%zmm3,%zmm5
vbroadcastss	369f(%rip),%zmm31
vfmadd132ps	%zmm31,%zmm21,%zmm5
vdivps	%zmm5,%zmm21,%zmm5
vbroadcastss	372f(%rip),%zmm25
vmovaps	%zmm25,%zmm6
vbroadcastss	373f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	374f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vbroadcastss	332f(%rip),%zmm16
vblendmps	%zmm7,%zmm16,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	383f(%rip){1to16},%zmm1,%zmm4
vmulps	384f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r9,%rax
xorl	%edx,%edx
vmovss	332f(%rip),%xmm30
vbroadcastss	385f(%rip),%zmm31
.p2align	4
73:
vcvtsi2ss	%rdx,%xmm21,%xmm7
vaddss	%xmm30,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm23,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm14,%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	357f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm14
vaddps	368f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm21,%zmm10,%zmm14
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	369f(%rip){1to16},%zmm21,%zmm10
vdivps	%zmm10,%zmm21,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovaps	%zmm25,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm20,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vfmadd213ps	%zmm26,%zmm15,%zmm13
vfmadd213ps	%zmm27,%zmm15,%zmm13
vfmadd213ps	%zmm28,%zmm15,%zmm13
vfmadd213ps	%zmm29,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	355f(%rip){1to16},%zmm16,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm31,%zmm3,%zmm14
vfmadd213ps	%zmm21,%zmm3,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm0,%zmm8
vmulps	%zmm31,%zmm7,%zmm14
vfmadd213ps	%zmm21,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm3
vmovaps	%zmm11,%zmm14
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rax)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rax)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rax)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rdx
addq	$320,%rax
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rdx,%r10
jne	73b
vdivps	2576(%rsp),%zmm21,%zmm1
vmulps	354f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	355f(%rip),%zmm7
vmovups	1744(%rsp),%zmm23
vsubps	%zmm23,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vxorps	%zmm14,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vmaxps	357f(%rip){1to16},%zmm0,%zmm0
vmulps	%zmm19,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	359f(%rip){1to16},%zmm5,%zmm0
vfmadd231ps	362f(%rip){1to16},%zmm5,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vbroadcastss	363f(%rip),%zmm6
vfmadd213ps	364f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	365f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm21,%zmm0,%zmm6
vaddps	368f(%rip){1to16},%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vandps	%zmm17,%zmm3,%zmm5
vfmadd132ps	369f(%rip){1to16},%zmm21,%zmm5
vdivps	%zmm5,%zmm21,%zmm5
vmovaps	%zmm25,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm24,%zmm5,%zmm6
vfmadd213ps	%zmm26,%zmm5,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vfmadd213ps	%zmm28,%zmm5,%zmm6
vfmadd213ps	%zmm29,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm16,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	383f(%rip){1to16},%zmm1,%zmm4
vmulps	384f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r11,%rax
xorl	%edx,%edx
.p2align	4
74:
vcvtsi2ss	%rdx,%xmm11,%xmm7
vaddss	%xmm30,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm23,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm14,%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	357f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm14
vaddps	368f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm21,%zmm10,%zmm14
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	369f(%rip){1to16},%zmm21,%zmm10
vdivps	%zmm10,%zmm21,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovaps	%zmm25,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm20,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vfmadd213ps	%zmm26,%zmm15,%zmm13
vfmadd213ps	%zmm27,%zmm15,%zmm13
vfmadd213ps	%zmm28,%zmm15,%zmm13
vfmadd213ps	%zmm29,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	355f(%rip){1to16},%zmm16,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm31,%zmm3,%zmm14
vfmadd213ps	%zmm21,%zmm3,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm0,%zmm8
vmulps	%zmm31,%zmm7,%zmm14
vfmadd213ps	%zmm21,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm3
vmovaps	%zmm11,%zmm14
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rax)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rax)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rax)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rdx
addq	$320,%rax
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rdx,%r10
jne	74b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2512(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,176(%rsp)
vmovups	2192(%rsp),%zmm3
ja	75f
vxorps	%xmm3,%xmm3,%xmm3
75:
movq	%rbx,%rax
vmovups	%zmm0,112(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,304(%rsp)
vmovups	%zmm0,240(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,1104(%rsp)
vmovups	%zmm0,2000(%rsp)
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm0,1616(%rsp)
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,2320(%rsp)
vmovups	%zmm0,2704(%rsp)
vmovups	%zmm0,2128(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,848(%rsp)
vmovups	%zmm0,2064(%rsp)
vmovups	%zmm0,1488(%rsp)
vmovups	%zmm0,1232(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,1168(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm25,%xmm25,%xmm25
vmovups	%zmm0,784(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,368(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm10,%xmm10,%xmm10
xorl	%edx,%edx
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,1040(%rsp)
vmovups	592(%rsp),%zmm14
.p2align	4
76:
vmovups	%zmm20,912(%rsp)
vmovups	%zmm2,976(%rsp)
vmovups	%zmm29,1424(%rsp)
vmovups	%zmm16,1872(%rsp)
vmovups	%zmm4,656(%rsp)
vmovups	%zmm1,720(%rsp)
vmovups	%zmm8,2640(%rsp)
vmovups	%zmm7,3536(%rsp)
vmovups	%zmm6,4880(%rsp)
vmovups	%zmm31,4944(%rsp)
vmovups	%zmm28,5008(%rsp)
vmovups	%zmm25,5072(%rsp)
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm15
vmovaps	64(%r13,%rcx),%zmm13
vmovaps	128(%r13,%rcx),%zmm2
vmovaps	192(%r13,%rcx),%zmm0
vmovups	%zmm0,1808(%rsp)
vmovaps	256(%r13,%rcx),%zmm0
vmovups	%zmm0,2256(%rsp)
vmulps	%zmm15,%zmm14,%zmm4
vxorps	%xmm12,%xmm12,%xmm12
movq	%r9,%rsi
xorl	%edi,%edi
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm30,%xmm30,%xmm30
vmovups	1360(%rsp),%zmm16
.p2align	4
77:
vmovaps	(%rax,%rdi),%zmm20
vmovaps	-256(%rsi),%zmm23
vmovaps	-192(%rsi),%zmm1
vmovaps	%zmm23,%zmm14
vfmadd213ps	%zmm16,%zmm4,%zmm14
vbroadcastss	97f(%rip),%zmm9
vdivps	%zmm14,%zmm9,%zmm21
vmovaps	-128(%rsi),%zmm9
vsubps	%zmm14,%zmm20,%zmm14
vmulps	%zmm21,%zmm14,%zmm14
vmulps	%zmm14,%zmm3,%zmm20
vfmadd213ps	%zmm21,%zmm21,%zmm20
vbroadcastss	97f(%rip),%zmm21
vaddps	%zmm20,%zmm22,%zmm22
vaddps	%zmm14,%zmm31,%zmm31
vfmadd231ps	%zmm23,%zmm14,%zmm27
vfmadd231ps	%zmm1,%zmm14,%zmm24
vfmadd231ps	-64(%rsi),%zmm14,%zmm28
vfmadd231ps	%zmm9,%zmm14,%zmm25
vfmadd231ps	(%rsi),%zmm14,%zmm30
vmulps	%zmm20,%zmm23,%zmm14
vaddps	%zmm14,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm23,%zmm19
vmulps	%zmm20,%zmm1,%zmm14
vaddps	%zmm14,%zmm6,%zmm6
vfmadd231ps	%zmm23,%zmm14,%zmm7
vfmadd231ps	%zmm14,%zmm1,%zmm26
vmulps	%zmm20,%zmm9,%zmm14
vaddps	%zmm14,%zmm0,%zmm0
vfmadd231ps	%zmm23,%zmm14,%zmm29
vfmadd231ps	%zmm1,%zmm14,%zmm5
vfmadd231ps	%zmm9,%zmm14,%zmm8
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	77b
vmovups	592(%rsp),%zmm14
vmulps	%zmm13,%zmm14,%zmm20
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm4,%zmm26
vmovups	1104(%rsp),%zmm1
vfmadd231ps	%zmm26,%zmm4,%zmm1
vmovups	%zmm1,1104(%rsp)
vmovaps	%zmm7,%zmm1
vfmadd213ps	%zmm9,%zmm20,%zmm1
vmovups	2000(%rsp),%zmm16
vfmadd231ps	%zmm1,%zmm4,%zmm16
vmovups	%zmm16,2000(%rsp)
vmovaps	%zmm19,%zmm1
vfmadd213ps	%zmm9,%zmm20,%zmm1
vmovups	1936(%rsp),%zmm16
vfmadd231ps	%zmm1,%zmm20,%zmm16
vmovups	%zmm16,1936(%rsp)
vmovaps	%zmm7,%zmm1
vfmadd213ps	%zmm9,%zmm15,%zmm1
vmovups	1616(%rsp),%zmm16
vfmadd231ps	%zmm1,%zmm4,%zmm16
vmovups	%zmm16,1616(%rsp)
vmovaps	%zmm19,%zmm1
vfmadd213ps	%zmm9,%zmm15,%zmm1
vmovups	1680(%rsp),%zmm16
vfmadd231ps	%zmm1,%zmm20,%zmm16
vmovups	%zmm16,1680(%rsp)
vmovups	2320(%rsp),%zmm16
vfmadd231ps	%zmm1,%zmm15,%zmm16
vmovups	%zmm16,2320(%rsp)
vmovups	304(%rsp),%zmm1
vaddps	%zmm31,%zmm1,%zmm1
vmovups	%zmm1,304(%rsp)
vaddps	%zmm9,%zmm22,%zmm1
vmovups	848(%rsp),%zmm16
vaddps	%zmm1,%zmm16,%zmm16
vmovups	%zmm16,848(%rsp)
vaddps	%zmm9,%zmm6,%zmm1
vmovups	2704(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm4,%zmm6
vmovups	%zmm6,2704(%rsp)
vaddps	%zmm9,%zmm12,%zmm1
vmovups	2128(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm20,%zmm6
vmovups	%zmm6,2128(%rsp)
vmovups	4880(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm15,%zmm6
vfmadd213ps	%zmm9,%zmm4,%zmm0
vmovups	4944(%rsp),%zmm31
vaddps	%zmm0,%zmm31,%zmm31
vfmadd213ps	%zmm9,%zmm4,%zmm5
vmovups	2064(%rsp),%zmm0
vfmadd231ps	%zmm5,%zmm4,%zmm0
vmovups	%zmm0,2064(%rsp)
vfmadd213ps	%zmm9,%zmm4,%zmm8
vmovups	1552(%rsp),%zmm0
vfmadd231ps	%zmm8,%zmm4,%zmm0
vmovups	%zmm0,1552(%rsp)
vmulps	%zmm2,%zmm14,%zmm0
vfmadd213ps	%zmm9,%zmm0,%zmm7
vmovups	1168(%rsp),%zmm1
vfmadd231ps	%zmm7,%zmm4,%zmm1
vmovups	%zmm1,1168(%rsp)
vmovaps	%zmm29,%zmm1
vfmadd213ps	%zmm9,%zmm0,%zmm29
vmovups	784(%rsp),%zmm5
vfmadd231ps	%zmm29,%zmm4,%zmm5
vmovups	%zmm5,784(%rsp)
vmovups	176(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm4,%zmm5
vmovups	%zmm5,176(%rsp)
vmovups	240(%rsp),%zmm5
vfmadd231ps	%zmm25,%zmm4,%zmm5
vmovups	%zmm5,240(%rsp)
vfmadd213ps	%zmm9,%zmm4,%zmm1
vmovups	1488(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm20,%zmm4
vmovups	%zmm4,1488(%rsp)
vmovups	1232(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm15,%zmm4
vmovups	%zmm4,1232(%rsp)
vmovups	112(%rsp),%zmm1
vfmadd231ps	%zmm27,%zmm20,%zmm1
vmovups	%zmm1,112(%rsp)
vfmadd213ps	%zmm9,%zmm0,%zmm19
vmovups	912(%rsp),%zmm1
vfmadd231ps	%zmm20,%zmm19,%zmm1
vmovaps	%zmm1,%zmm20
vmovups	656(%rsp),%zmm4
vfmadd231ps	1808(%rsp),%zmm27,%zmm4
vmovups	1040(%rsp),%zmm1
vfmadd231ps	2256(%rsp),%zmm27,%zmm1
vmovups	%zmm1,1040(%rsp)
vmovups	3536(%rsp),%zmm7
vfmadd231ps	%zmm27,%zmm15,%zmm7
vmovups	720(%rsp),%zmm1
vfmadd231ps	%zmm27,%zmm0,%zmm1
vmovups	1872(%rsp),%zmm16
vfmadd231ps	%zmm27,%zmm2,%zmm16
vmovups	368(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm13,%zmm5
vmovups	%zmm5,368(%rsp)
vfmadd231ps	%zmm24,%zmm2,%zmm18
vfmadd231ps	%zmm13,%zmm25,%zmm10
vmovups	2640(%rsp),%zmm8
vfmadd231ps	%zmm25,%zmm2,%zmm8
vmovups	1424(%rsp),%zmm29
vfmadd231ps	%zmm25,%zmm15,%zmm29
vfmadd231ps	%zmm28,%zmm15,%zmm11
vfmadd231ps	%zmm30,%zmm15,%zmm17
vmovups	5008(%rsp),%zmm28
vfmadd231ps	%zmm19,%zmm15,%zmm28
vmovups	976(%rsp),%zmm2
vfmadd231ps	%zmm19,%zmm0,%zmm2
vfmadd213ps	%zmm9,%zmm0,%zmm12
vmovups	5072(%rsp),%zmm25
vaddps	%zmm12,%zmm25,%zmm25
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	76b
vmovups	%zmm1,720(%rsp)
vbroadcastss	335f(%rip),%zmm12
vpbroadcastd	387f(%rip),%zmm13
vpbroadcastd	388f(%rip),%zmm14
vpbroadcastd	97f(%rip),%zmm15
vbroadcastss	389f(%rip),%zmm19
vmovups	%zmm4,656(%rsp)
vmovups	%zmm16,1872(%rsp)
vmovups	%zmm2,976(%rsp)
vmovups	%zmm20,912(%rsp)
vbroadcastss	392f(%rip),%zmm20
vbroadcastss	393f(%rip),%zmm22
vbroadcastss	394f(%rip),%zmm23
vbroadcastss	395f(%rip),%zmm24
vbroadcastss	396f(%rip),%zmm26
vbroadcastss	398f(%rip),%zmm27
vmovups	1296(%rsp),%zmm1
vmovups	1232(%rsp),%zmm9
vmovups	1680(%rsp),%zmm30
vmovups	1616(%rsp),%zmm4
vmovups	%zmm18,1424(%rsp)
vmovups	368(%rsp),%zmm16
vmovups	%zmm17,2256(%rsp)
vmovups	1104(%rsp),%zmm5
jmp	82f
.p2align	4
78:
vucomiss	%xmm0,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1040(%rsp)
vmovups	2192(%rsp),%zmm3
vbroadcastss	335f(%rip),%zmm12
vpbroadcastd	387f(%rip),%zmm13
vpbroadcastd	388f(%rip),%zmm14
vpbroadcastd	97f(%rip),%zmm15
vbroadcastss	389f(%rip),%zmm19
vbroadcastss	392f(%rip),%zmm20
vbroadcastss	393f(%rip),%zmm22
vbroadcastss	394f(%rip),%zmm23
vbroadcastss	395f(%rip),%zmm24
vbroadcastss	396f(%rip),%zmm26
vbroadcastss	398f(%rip),%zmm27
vmovups	1296(%rsp),%zmm2
ja	79f
vxorps	%xmm3,%xmm3,%xmm3
79:
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,2256(%rsp)
vmovups	%zmm0,656(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,1424(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,1872(%rsp)
vpxord	%xmm29,%xmm29,%xmm29
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,976(%rsp)
vmovups	%zmm0,784(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vpxord	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,912(%rsp)
vmovups	%zmm0,1168(%rsp)
vmovups	%zmm0,1552(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,1488(%rsp)
vmovups	%zmm0,2064(%rsp)
vmovups	%zmm0,848(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,2128(%rsp)
vmovups	%zmm0,2704(%rsp)
vmovups	%zmm0,2320(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm0,2000(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,720(%rsp)
vmovups	%zmm0,240(%rsp)
vmovups	%zmm0,304(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,112(%rsp)
vmovups	%zmm0,176(%rsp)
vmovaps	%zmm2,%zmm1
82:
vmovups	592(%rsp),%zmm2
vmulps	%zmm2,%zmm3,%zmm0
vmovaps	%zmm1,%zmm17
vdivps	%zmm1,%zmm21,%zmm1
vmovdqa64	%zmm29,%zmm18
vmulps	%zmm29,%zmm0,%zmm29
vfnmadd213ps	%zmm5,%zmm1,%zmm29
vmovups	%zmm29,4688(%rsp)
vdivps	2576(%rsp),%zmm21,%zmm1
vmovups	1872(%rsp),%zmm5
vmulps	%zmm5,%zmm0,%zmm29
vfnmadd213ps	1936(%rsp),%zmm1,%zmm29
vmovups	%zmm29,4752(%rsp)
vfnmadd213ps	2000(%rsp),%zmm0,%zmm16
vmovups	%zmm16,368(%rsp)
vfnmadd213ps	2064(%rsp),%zmm0,%zmm11
vmovups	%zmm11,5840(%rsp)
vfnmadd213ps	1488(%rsp),%zmm0,%zmm10
vmovups	%zmm10,5904(%rsp)
vmovups	2256(%rsp),%zmm16
vfnmadd213ps	1552(%rsp),%zmm0,%zmm16
vmovups	1424(%rsp),%zmm29
vfnmadd213ps	1168(%rsp),%zmm0,%zmm29
vmovups	656(%rsp),%zmm1
vfnmadd213ps	912(%rsp),%zmm0,%zmm1
vmovups	%zmm1,656(%rsp)
vfnmadd213ps	784(%rsp),%zmm0,%zmm8
vmovups	1040(%rsp),%zmm10
vfnmadd213ps	976(%rsp),%zmm0,%zmm10
vfnmadd231ps	%zmm18,%zmm3,%zmm9
vdivps	%zmm2,%zmm12,%zmm0
vfnmadd231ps	%zmm5,%zmm3,%zmm28
vmulps	%zmm0,%zmm3,%zmm0
vmovss	2512(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
vmovups	176(%rsp),%zmm1
vfmadd231ps	%zmm1,%zmm0,%zmm4
vmovups	112(%rsp),%zmm18
vfmadd231ps	%zmm0,%zmm18,%zmm30
vmovaps	%zmm16,%zmm5
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm9,1232(%rsp)
vmovups	%zmm30,1680(%rsp)
vmovups	%zmm4,1616(%rsp)
vmovups	%zmm7,3536(%rsp)
vmovups	%zmm8,2640(%rsp)
vmovups	%zmm29,1424(%rsp)
vmovups	%zmm10,1040(%rsp)
vmovups	%zmm5,2256(%rsp)
jbe	86f
vmovups	%zmm17,1296(%rsp)
vmovups	3408(%rsp),%zmm0
vmovups	5712(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3408(%rsp)
vcmpgeps	386f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm16,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm16,%xmm1
vxorps	%xmm16,%xmm16,%xmm16
vbroadcastss	397f(%rip),%zmm17
vmovups	304(%rsp),%zmm9
jbe	87f
testq	%r10,%r10
vmovups	4688(%rsp),%zmm29
vmovaps	%zmm6,%zmm11
vxorps	%xmm1,%xmm1,%xmm1
je	85f
movq	%rbx,%rax
xorl	%ecx,%ecx
.p2align	4
83:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	592(%rsp),%zmm2
vmulps	(%r13,%rdx),%zmm2,%zmm2
movq	%r13,%rdx
xorl	%esi,%esi
vmovups	1360(%rsp),%zmm18
.p2align	4
84:
vmovaps	(%rdx),%zmm3
vfmadd213ps	%zmm18,%zmm2,%zmm3
vdivps	%zmm3,%zmm21,%zmm4
vmovaps	(%rax,%rsi),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm12,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm12,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm21,%zmm4,%zmm6
vpaddd	%zmm13,%zmm6,%zmm6
vpandd	%zmm14,%zmm6,%zmm6
vpsubd	%zmm6,%zmm15,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm12,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm19,%zmm7
vfmadd213ps	%zmm20,%zmm8,%zmm7
vmovaps	%zmm22,%zmm9
vmovaps	%zmm24,%zmm10
vfmadd213ps	%zmm26,%zmm8,%zmm10
vfmadd213ps	%zmm23,%zmm8,%zmm9
vfmadd231ps	%zmm17,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm21,%zmm5,%zmm4
vfmadd231ps	%zmm27,%zmm6,%zmm10
vmaxps	%zmm12,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	84b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	83b
85:
vbroadcastss	399f(%rip),%zmm2
vmovups	4432(%rsp),%zmm3
vfmadd213ps	422f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm16,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,4432(%rsp)
vmovups	3664(%rsp),%zmm0
vmaxps	342f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3664(%rsp)
vmovups	5136(%rsp),%zmm0
vbroadcastss	423f(%rip),%zmm0 {%k2}
vmovups	%zmm0,5136(%rsp)
vblendmps	337f(%rip){1to16},%zmm21,%zmm0 {%k1}
vmovups	3728(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	2448(%rsp),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,2448(%rsp)
vmovups	3600(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1744(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vmovups	2768(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	592(%rsp),%zmm17
vsubps	%zmm4,%zmm17,%zmm17
vmovups	2832(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	1360(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,1360(%rsp)
vmovups	2896(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	1296(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm13
vmovups	2960(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	2576(%rsp),%zmm9
vsubps	%zmm7,%zmm9,%zmm15
vmovups	2384(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2384(%rsp)
vmovups	3024(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3024(%rsp)
vmovups	2192(%rsp),%zmm0
vmovaps	%zmm16,%zmm0 {%k1}
vmovups	%zmm0,2192(%rsp)
vmovups	3280(%rsp),%zmm0
vbroadcastss	346f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3280(%rsp)
vmovaps	%zmm21,%zmm0 {%k1} {z}
vmovups	%zmm0,3792(%rsp)
vmovups	%zmm6,2960(%rsp)
vmovups	%zmm5,2896(%rsp)
vmovups	%zmm4,2832(%rsp)
vmovups	%zmm3,2768(%rsp)
vmovups	%zmm2,3600(%rsp)
vmovups	%zmm1,3728(%rsp)
vmovaps	%zmm11,%zmm6
vmovups	1680(%rsp),%zmm30
vmovups	1616(%rsp),%zmm26
vmovups	3536(%rsp),%zmm7
vmovups	304(%rsp),%zmm9
vmovups	240(%rsp),%zmm20
vmovups	112(%rsp),%zmm18
vmovups	176(%rsp),%zmm1
vmovups	368(%rsp),%zmm2
vmovups	1040(%rsp),%zmm10
vmovups	2256(%rsp),%zmm5
vmovups	848(%rsp),%zmm3
vmovups	4752(%rsp),%zmm4
jmp	89f
.p2align	4
86:
vmovaps	%zmm4,%zmm26
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3792(%rsp)
vmovups	2576(%rsp),%zmm15
vmovaps	%zmm17,%zmm13
vxorps	%xmm16,%xmm16,%xmm16
vmovups	592(%rsp),%zmm17
vmovups	1744(%rsp),%zmm8
vmovups	368(%rsp),%zmm2
vmovups	848(%rsp),%zmm3
vmovups	4752(%rsp),%zmm4
vmovups	4688(%rsp),%zmm29
vmovups	304(%rsp),%zmm9
jmp	88f
.p2align	4
87:
vmovaps	%zmm4,%zmm26
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3792(%rsp)
vmovups	2576(%rsp),%zmm15
vmovups	1296(%rsp),%zmm13
vmovups	592(%rsp),%zmm17
vmovups	1744(%rsp),%zmm8
vmovups	176(%rsp),%zmm1
vmovups	368(%rsp),%zmm2
vmovups	848(%rsp),%zmm3
vmovups	4752(%rsp),%zmm4
vmovups	4688(%rsp),%zmm29
88:
vmovups	240(%rsp),%zmm20
89:
vmovups	%zmm1,176(%rsp)
vmovups	%zmm18,112(%rsp)
vmovups	%zmm9,304(%rsp)
vmovups	%zmm3,848(%rsp)
vmovups	%zmm17,592(%rsp)
vmovups	%zmm13,4816(%rsp)
vmovups	%zmm15,3472(%rsp)
vbroadcastss	333f(%rip),%zmm0
vmovaps	%zmm1,%zmm24
vmovaps	%zmm0,%zmm1
vmaxps	%zmm0,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm21,%zmm19
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vmovaps	%zmm18,%zmm23
vdivps	%zmm0,%zmm21,%zmm18
vmovups	2320(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm21,%zmm22
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm21,%zmm3
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm21,%zmm0
vmovups	%zmm0,976(%rsp)
vmovdqu64	6672(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6736(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6800(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm21,%zmm0
vmovups	%zmm0,1808(%rsp)
vmovups	2448(%rsp),%zmm0
vcmpleps	3920(%rsp),%zmm0,%k4
vcmpgeps	3856(%rsp),%zmm0,%k5
vblendmps	%zmm24,%zmm12,%zmm0 {%k5}
vbroadcastss	356f(%rip),%zmm14
vxorps	%zmm14,%zmm24,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm16,%k7
kmovw	66(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm16,%zmm21,%zmm4 {%k5}
vmovups	%zmm4,2064(%rsp)
vcmpleps	4048(%rsp),%zmm8,%k4
vmovups	%zmm8,1744(%rsp)
vcmpgeps	3984(%rsp),%zmm8,%k6
vblendmps	%zmm23,%zmm12,%zmm0 {%k6}
vxorps	%zmm14,%zmm23,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm16,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm16,%zmm21,%zmm8 {%k6}
vmovups	%zmm8,1936(%rsp)
vcmpleps	3152(%rsp),%zmm17,%k2
vcmpgeps	3088(%rsp),%zmm17,%k4
vblendmps	%zmm7,%zmm12,%zmm0 {%k4}
vxorps	%zmm14,%zmm7,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm16,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm16,%zmm21,%zmm10 {%k4}
vmovups	%zmm10,2000(%rsp)
vmovups	1360(%rsp),%zmm1
vcmpgeps	3216(%rsp),%zmm1,%k3
vblendmps	%zmm9,%zmm12,%zmm0 {%k3}
vmovups	%zmm1,1360(%rsp)
vcmpleps	4112(%rsp),%zmm1,%k3
vxorps	%zmm14,%zmm9,%zmm0 {%k3}
vcmpgeps	4176(%rsp),%zmm13,%k3
vmovups	%zmm20,240(%rsp)
vblendmps	%zmm20,%zmm12,%zmm9 {%k3}
vcmpleps	4240(%rsp),%zmm13,%k3
vxorps	%zmm14,%zmm20,%zmm9 {%k3}
vcmpgeps	4304(%rsp),%zmm15,%k3
vmovups	720(%rsp),%zmm13
vblendmps	%zmm13,%zmm12,%zmm1 {%k3}
vcmpleps	4368(%rsp),%zmm15,%k3
vxorps	%zmm14,%zmm13,%zmm1 {%k3}
vcmpleps	%zmm0,%zmm16,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm16,%zmm21,%zmm5 {%k1}
vmovups	%zmm5,1872(%rsp)
vmulps	%zmm8,%zmm18,%zmm17
vmovups	%zmm18,912(%rsp)
vmulps	%zmm17,%zmm2,%zmm0
vmulps	%zmm4,%zmm19,%zmm20
vmovups	%zmm19,1104(%rsp)
vmulps	%zmm20,%zmm0,%zmm4
vmulps	%zmm10,%zmm22,%zmm27
vmovups	%zmm22,784(%rsp)
vmulps	%zmm27,%zmm26,%zmm0
vmulps	%zmm20,%zmm0,%zmm10
vmulps	%zmm4,%zmm10,%zmm2
vmovaps	%zmm4,%zmm0
vmovaps	%zmm4,%zmm15
vfnmadd213ps	%zmm21,%zmm4,%zmm0
vbroadcastss	424f(%rip),%zmm12
vmovups	%zmm0,6352(%rsp)
vmaxps	%zmm12,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm5,%zmm3,%zmm29
vmovaps	%zmm3,%zmm24
vmovups	%zmm3,1168(%rsp)
vmulps	2704(%rsp),%zmm29,%zmm4
vmulps	%zmm20,%zmm4,%zmm23
vmulps	%zmm15,%zmm23,%zmm4
vdivps	%zmm0,%zmm21,%zmm26
vmulps	%zmm26,%zmm18,%zmm0
vmovaps	%zmm21,%zmm0 {%k6}
vmovdqu64	6608(%rsp),%zmm8
vptestmd	%zmm8,%zmm8,%k6
vmulps	%zmm19,%zmm0,%zmm8
vmovaps	%zmm0,%zmm8 {%k5}
vxorps	%xmm0,%xmm0,%xmm0
vcmpleps	%zmm9,%zmm0,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm0,%zmm21,%zmm13 {%k6}
vmovups	%zmm13,1552(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vmulps	%zmm27,%zmm30,%zmm0
vfmsub231ps	%zmm0,%zmm17,%zmm2
vmulps	%zmm26,%zmm2,%zmm9
vmulps	%zmm10,%zmm23,%zmm2
vmovaps	%zmm10,%zmm16
vmovaps	%zmm10,%zmm30
vfnmadd213ps	%zmm21,%zmm10,%zmm16
vfnmadd231ps	%zmm9,%zmm9,%zmm16
vmaxps	%zmm12,%zmm16,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm21,%zmm5
vmulps	2128(%rsp),%zmm29,%zmm0
vfmsub231ps	%zmm0,%zmm17,%zmm4
vmulps	%zmm26,%zmm4,%zmm0
vmovups	%zmm6,4880(%rsp)
vmulps	%zmm29,%zmm6,%zmm4
vfmsub231ps	%zmm4,%zmm27,%zmm2
vfnmadd231ps	%zmm9,%zmm0,%zmm2
vmulps	%zmm5,%zmm2,%zmm14
vmovaps	%zmm23,%zmm18
vfnmadd213ps	%zmm21,%zmm23,%zmm18
vfnmadd231ps	%zmm0,%zmm0,%zmm18
vfnmadd231ps	%zmm14,%zmm14,%zmm18
vmaxps	%zmm12,%zmm18,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm5,%zmm22,%zmm12
vmovaps	%zmm21,%zmm12 {%k4}
vcmpleps	%zmm1,%zmm19,%k4
vmovups	976(%rsp),%zmm3
vmulps	%zmm13,%zmm3,%zmm13
vmulps	5840(%rsp),%zmm13,%zmm6
vmulps	%zmm20,%zmm6,%zmm6
vmovaps	%zmm15,%zmm22
vmovups	%zmm15,4624(%rsp)
vmulps	%zmm15,%zmm6,%zmm15
vmovaps	%zmm7,%zmm11
vmulps	5904(%rsp),%zmm13,%zmm7
vfmsub231ps	%zmm7,%zmm17,%zmm15
vdivps	%zmm2,%zmm21,%zmm4
vmulps	%zmm4,%zmm24,%zmm2
vmovaps	%zmm21,%zmm2 {%k1}
vmovdqu64	6544(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm19,%zmm21,%zmm1 {%k1}
vmovups	%zmm1,1488(%rsp)
vmovups	1808(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm19
vmulps	1424(%rsp),%zmm19,%zmm7
vmulps	%zmm20,%zmm7,%zmm7
vmulps	%zmm22,%zmm7,%zmm20
vmovaps	%zmm21,%zmm1
vmulps	656(%rsp),%zmm19,%zmm21
vfmsub231ps	%zmm21,%zmm17,%zmm20
vmovups	%zmm30,4560(%rsp)
vmulps	%zmm30,%zmm6,%zmm17
vmulps	1232(%rsp),%zmm13,%zmm21
vfmsub231ps	%zmm21,%zmm27,%zmm17
vmulps	2640(%rsp),%zmm19,%zmm21
vmulps	%zmm6,%zmm7,%zmm24
vfmsub231ps	%zmm21,%zmm13,%zmm24
vmovups	%zmm31,4944(%rsp)
vmulps	%zmm13,%zmm31,%zmm13
vmovups	%zmm23,4496(%rsp)
vmulps	%zmm23,%zmm6,%zmm21
vfmsub231ps	%zmm13,%zmm29,%zmm21
vmulps	%zmm30,%zmm7,%zmm13
vmovups	%zmm28,5008(%rsp)
vmulps	%zmm19,%zmm28,%zmm22
vmovups	%zmm27,6480(%rsp)
vfmsub231ps	%zmm22,%zmm27,%zmm13
vmovups	%zmm25,5072(%rsp)
vmulps	%zmm19,%zmm25,%zmm19
vmulps	%zmm23,%zmm7,%zmm23
vmovups	%zmm29,6416(%rsp)
vfmsub231ps	%zmm19,%zmm29,%zmm23
vmulps	%zmm12,%zmm8,%zmm8
vmulps	%zmm2,%zmm8,%zmm2
vmovups	%zmm26,5200(%rsp)
vmulps	%zmm26,%zmm15,%zmm8
vfnmadd231ps	%zmm9,%zmm8,%zmm17
vmulps	%zmm5,%zmm17,%zmm22
vfnmadd231ps	%zmm0,%zmm8,%zmm21
vfnmadd231ps	%zmm14,%zmm22,%zmm21
vmulps	%zmm4,%zmm21,%zmm27
vmovaps	%zmm6,%zmm21
vfnmadd213ps	%zmm1,%zmm6,%zmm21
vfnmadd231ps	%zmm8,%zmm8,%zmm21
vfnmadd231ps	%zmm22,%zmm22,%zmm21
vfnmadd231ps	%zmm27,%zmm27,%zmm21
vbroadcastss	424f(%rip),%zmm19
vmaxps	%zmm19,%zmm21,%zmm12
vsqrtps	%zmm12,%zmm12
vdivps	%zmm12,%zmm1,%zmm17
vmovaps	%zmm3,%zmm28
vmulps	%zmm17,%zmm3,%zmm12
vmovaps	%zmm1,%zmm12 {%k6}
vmulps	%zmm26,%zmm20,%zmm29
vfnmadd231ps	%zmm9,%zmm29,%zmm13
vmulps	%zmm5,%zmm13,%zmm30
vfnmadd231ps	%zmm0,%zmm29,%zmm23
vfnmadd231ps	%zmm14,%zmm30,%zmm23
vmulps	%zmm4,%zmm23,%zmm23
vfnmadd231ps	%zmm8,%zmm29,%zmm24
vfnmadd231ps	%zmm22,%zmm30,%zmm24
vfnmadd231ps	%zmm27,%zmm23,%zmm24
vmulps	%zmm17,%zmm24,%zmm31
vmovaps	%zmm7,%zmm15
vfnmadd213ps	%zmm1,%zmm7,%zmm15
vfnmadd231ps	%zmm29,%zmm29,%zmm15
vfnmadd231ps	%zmm30,%zmm30,%zmm15
vfnmadd231ps	%zmm23,%zmm23,%zmm15
vfnmadd231ps	%zmm31,%zmm31,%zmm15
vmaxps	%zmm19,%zmm15,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	%zmm12,%zmm2,%zmm12
vdivps	%zmm13,%zmm1,%zmm1
vmovups	%zmm1,6864(%rsp)
vmulps	%zmm1,%zmm10,%zmm13
vmulps	%zmm13,%zmm12,%zmm1
vmovaps	%zmm12,%zmm1 {%k1}
vmovups	%zmm1,5776(%rsp)
vmovss	2512(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
kmovw	64(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	1104(%rsp),%zmm1
vmulps	176(%rsp),%zmm1,%zmm12
vmovaps	%zmm12,%zmm13
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm12,%zmm13 {%k1} {z}
kmovw	62(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	912(%rsp),%zmm2
vmulps	112(%rsp),%zmm2,%zmm19
vmovaps	%zmm19,%zmm20 {%k1} {z}
vfmadd213ps	%zmm13,%zmm20,%zmm20
kmovw	60(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	784(%rsp),%zmm11,%zmm13
vmovaps	%zmm13,%zmm24 {%k1} {z}
vfmadd213ps	%zmm20,%zmm24,%zmm24
kmovw	58(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	1168(%rsp),%zmm3
vmulps	304(%rsp),%zmm3,%zmm25
vmovaps	%zmm25,%zmm20 {%k1} {z}
vfmadd213ps	%zmm24,%zmm20,%zmm20
kmovw	56(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmulps	240(%rsp),%zmm28,%zmm24
vmovaps	%zmm24,%zmm28 {%k1} {z}
vfmadd213ps	%zmm20,%zmm28,%zmm28
kmovw	54(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	720(%rsp),%zmm10,%zmm26
vmovaps	%zmm26,%zmm2 {%k1} {z}
vfmadd213ps	%zmm28,%zmm2,%zmm2
vmovups	%zmm2,2512(%rsp)
vmulps	2064(%rsp),%zmm12,%zmm20
vmovups	4624(%rsp),%zmm10
vmulps	%zmm20,%zmm10,%zmm12
vfmsub231ps	1936(%rsp),%zmm19,%zmm12
vmovups	4560(%rsp),%zmm11
vmulps	%zmm20,%zmm11,%zmm28
vfmsub231ps	2000(%rsp),%zmm13,%zmm28
vmovups	4496(%rsp),%zmm19
vmulps	%zmm20,%zmm19,%zmm13
vfmsub231ps	1872(%rsp),%zmm25,%zmm13
vmulps	%zmm20,%zmm6,%zmm2
vfmsub231ps	1552(%rsp),%zmm24,%zmm2
vmulps	%zmm20,%zmm7,%zmm24
vfmsub231ps	1488(%rsp),%zmm26,%zmm24
vbroadcastss	356f(%rip),%zmm3
vxorps	%zmm3,%zmm10,%zmm10
vmovups	%zmm10,5648(%rsp)
vxorps	%zmm3,%zmm11,%zmm10
vmovups	%zmm10,4560(%rsp)
vxorps	%zmm3,%zmm19,%zmm10
vmovups	%zmm10,4624(%rsp)
vxorps	%zmm3,%zmm6,%zmm11
vxorps	%zmm3,%zmm7,%zmm10
vmulps	5200(%rsp),%zmm12,%zmm19
vfnmadd231ps	%zmm9,%zmm19,%zmm28
vxorps	%zmm3,%zmm9,%zmm6
vmovups	%zmm6,5584(%rsp)
vfnmadd231ps	%zmm0,%zmm19,%zmm13
vxorps	%zmm3,%zmm0,%zmm9
vmovups	%zmm5,4496(%rsp)
vmulps	%zmm5,%zmm28,%zmm25
vfnmadd231ps	%zmm14,%zmm25,%zmm13
vxorps	%zmm3,%zmm14,%zmm0
vmovups	%zmm0,5520(%rsp)
vfnmadd231ps	%zmm8,%zmm19,%zmm2
vxorps	%zmm3,%zmm8,%zmm26
vfnmadd231ps	%zmm22,%zmm25,%zmm2
vxorps	%zmm3,%zmm22,%zmm22
vmovups	%zmm4,5456(%rsp)
vmulps	%zmm4,%zmm13,%zmm28
vfnmadd231ps	%zmm27,%zmm28,%zmm2
vxorps	%zmm3,%zmm27,%zmm7
vfnmadd231ps	%zmm29,%zmm19,%zmm24
vxorps	%zmm3,%zmm29,%zmm5
vfnmadd231ps	%zmm30,%zmm25,%zmm24
vxorps	%zmm3,%zmm30,%zmm12
vfnmadd231ps	%zmm23,%zmm28,%zmm24
vxorps	%zmm3,%zmm23,%zmm29
vxorps	%xmm23,%xmm23,%xmm23
vmovaps	%zmm3,%zmm14
vmovaps	%zmm17,%zmm6
vmulps	%zmm17,%zmm2,%zmm8
vmovups	6864(%rsp),%zmm17
vfnmadd231ps	%zmm31,%zmm8,%zmm24
vxorps	%zmm3,%zmm31,%zmm30
vmovaps	%zmm20,%zmm3
vfmadd213ps	%zmm23,%zmm20,%zmm3
vfmadd231ps	%zmm19,%zmm19,%zmm3
vfmadd231ps	%zmm25,%zmm25,%zmm3
vfmadd231ps	%zmm28,%zmm28,%zmm3
vfmadd231ps	%zmm8,%zmm8,%zmm3
vmulps	%zmm17,%zmm24,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm3
ja	68b
vmovaps	%zmm22,%zmm27
vmovaps	%zmm5,%zmm4
vmovaps	%zmm9,%zmm5
vmovaps	%zmm11,%zmm22
vmovups	%zmm10,176(%rsp)
vmovaps	%zmm14,%zmm11
movq	16(%rsp),%rax
vbroadcastss	16(%rax),%zmm2
vbroadcastss	97f(%rip),%zmm21
vmovups	784(%rsp),%zmm10
vdivps	%zmm10,%zmm21,%zmm13
vmovups	3280(%rsp),%zmm31
vdivps	%zmm31,%zmm21,%zmm15
vmulss	%xmm2,%xmm2,%xmm16
vbroadcastss	%xmm16,%zmm16
vcmpgeps	2512(%rsp),%zmm16,%k1
vmulps	592(%rsp),%zmm13,%zmm13
vmulps	5776(%rsp),%zmm15,%zmm15
vmovups	1168(%rsp),%zmm9
vdivps	%zmm9,%zmm21,%zmm16
vmovups	1360(%rsp),%zmm24
vmulps	%zmm24,%zmm16,%zmm16
vmulps	425f(%rip){1to16},%zmm13,%zmm13
vmulps	426f(%rip){1to16},%zmm16,%zmm16
vcmpunordps	%zmm13,%zmm13,%k2
vmaxps	%zmm13,%zmm16,%zmm13
vmovaps	%zmm16,%zmm13 {%k2}
vbroadcastss	346f(%rip),%zmm18
vmovups	4432(%rsp),%zmm14
vcmpltps	%zmm18,%zmm14,%k2
vaddps	%zmm14,%zmm14,%zmm16
vsqrtps	%zmm16,%zmm16
vmulps	427f(%rip){1to16},%zmm16,%zmm16 {%k2} {z}
vcmpunordps	%zmm13,%zmm13,%k2
vmaxps	%zmm13,%zmm16,%zmm13
vmovaps	%zmm16,%zmm13 {%k2}
vmulps	%zmm15,%zmm15,%zmm15
vminps	%zmm21,%zmm15,%zmm15
vmulps	%zmm2,%zmm15,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmaxps	%zmm2,%zmm13,%zmm2
vmovaps	%zmm13,%zmm2 {%k2}
vcmpltps	%zmm18,%zmm31,%k2
vmovaps	%zmm2,%zmm2 {%k2} {z}
vmulps	%zmm2,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm3,%k1 {%k1}
vmovups	1936(%rsp),%zmm2
vmulps	2064(%rsp),%zmm2,%zmm2
vmulps	2000(%rsp),%zmm2,%zmm2
vmulps	1872(%rsp),%zmm2,%zmm2
vmulps	1552(%rsp),%zmm2,%zmm2
vmulps	1488(%rsp),%zmm2,%zmm2
vcmpnltps	%zmm2,%zmm23,%k2
vmovaps	%zmm21,%zmm2 {%k2} {z}
vbroadcastss	343f(%rip),%zmm3
vblendmps	%zmm2,%zmm3,%zmm2 {%k1}
vmovups	5392(%rsp),%zmm13
vcmpleps	3408(%rsp),%zmm13,%k1
vminps	428f(%rip){1to16},%zmm2,%zmm2 {%k1}
vmovups	3344(%rsp),%zmm13
vcmpeqps	%zmm3,%zmm13,%k1
vmovaps	%zmm2,%zmm13 {%k1}
vmovups	%zmm13,3344(%rsp)
vcmpeqps	%zmm3,%zmm13,%k1
vmovaps	%zmm21,%zmm14 {%k1} {z}
vaddss	%xmm1,%xmm14,%xmm2
vmovshdup	%xmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm14,%xmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm14,%xmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm1,%xmm2
vmovups	4816(%rsp),%zmm2
vmovups	%zmm2,1296(%rsp)
vmovups	3472(%rsp),%zmm16
vmovdqu64	2448(%rsp),%zmm23
vmovaps	%zmm24,%zmm31
ja	72b
vmulps	%zmm0,%zmm17,%zmm0
vfmadd213ps	%zmm8,%zmm0,%zmm30
vmulps	%zmm30,%zmm6,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm7
vfmadd213ps	%zmm7,%zmm0,%zmm29
vmulps	5456(%rsp),%zmm29,%zmm3
vmovups	5520(%rsp),%zmm1
vfmadd213ps	%zmm25,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm2,%zmm27
vfmadd213ps	%zmm27,%zmm0,%zmm12
vmulps	4496(%rsp),%zmm12,%zmm6
vmovups	5584(%rsp),%zmm1
vfmadd213ps	%zmm19,%zmm6,%zmm1
vfmadd213ps	%zmm1,%zmm3,%zmm5
vfmadd213ps	%zmm5,%zmm2,%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm4
vmulps	5200(%rsp),%zmm4,%zmm5
vmovups	5648(%rsp),%zmm1
vfmadd213ps	%zmm20,%zmm5,%zmm1
vmovups	4560(%rsp),%zmm7
vfmadd213ps	%zmm1,%zmm6,%zmm7
vmovups	4624(%rsp),%zmm1
vfmadd213ps	%zmm7,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm2,%zmm22
vmovups	176(%rsp),%zmm4
vfmadd213ps	%zmm22,%zmm0,%zmm4
vmulps	1104(%rsp),%zmm4,%zmm1
vmovups	%zmm1,720(%rsp)
vmulps	912(%rsp),%zmm5,%zmm1
vmovups	%zmm1,240(%rsp)
vmulps	%zmm6,%zmm10,%zmm1
vmovups	%zmm1,112(%rsp)
vmulps	%zmm3,%zmm9,%zmm1
vmovups	%zmm1,304(%rsp)
vmulps	976(%rsp),%zmm2,%zmm1
vmovups	%zmm1,176(%rsp)
vdivps	528(%rsp),%zmm21,%zmm2
vmulps	1808(%rsp),%zmm0,%zmm11
vmulps	6032(%rsp),%zmm2,%zmm0
vpbroadcastd	387f(%rip),%zmm5
vpaddd	%zmm5,%zmm0,%zmm2
vpbroadcastd	388f(%rip),%zmm23
vpandd	%zmm23,%zmm2,%zmm2
vpbroadcastd	97f(%rip),%zmm24
vpsubd	%zmm2,%zmm24,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm21,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vbroadcastss	389f(%rip),%zmm25
vmovaps	%zmm25,%zmm4
vbroadcastss	392f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm4
vbroadcastss	393f(%rip),%zmm27
vmovaps	%zmm27,%zmm6
vbroadcastss	394f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm3,%zmm6
vbroadcastss	395f(%rip),%zmm29
vmovaps	%zmm29,%zmm1
vbroadcastss	396f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm3,%zmm1
vfmadd231ps	397f(%rip){1to16},%zmm0,%zmm1
vfmadd213ps	%zmm6,%zmm0,%zmm1
vfmadd213ps	%zmm4,%zmm0,%zmm1
vfmadd213ps	%zmm3,%zmm0,%zmm1
vfmadd231ps	398f(%rip){1to16},%zmm2,%zmm1
vmovups	5264(%rsp),%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm0,%zmm1
vmovups	6096(%rsp),%zmm0
vfmadd231ps	432f(%rip){1to16},%zmm0,%zmm1
vmovups	%zmm1,848(%rsp)
movl	12(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm22,%xmm22,%xmm22
cmpb	$1,%cl
vbroadcastss	335f(%rip),%zmm1
movq	504(%rsp),%r11
jne	94f
movq	%rbx,%rax
xorl	%edx,%edx
.p2align	4
92:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovups	592(%rsp),%zmm0
vmulps	(%r13,%rcx),%zmm0,%zmm0
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	397f(%rip),%zmm9
vbroadcastss	398f(%rip),%zmm10
.p2align	4
93:
vmovaps	(%rsi),%zmm3
vfmadd213ps	%zmm31,%zmm0,%zmm3
vdivps	%zmm3,%zmm21,%zmm4
vmovaps	(%rax,%rdi),%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vmulps	%zmm4,%zmm6,%zmm6
vaddps	%zmm1,%zmm4,%zmm4
vcmpltps	%zmm6,%zmm1,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vaddps	%zmm21,%zmm4,%zmm13
vpaddd	%zmm5,%zmm13,%zmm13
vpandd	%zmm23,%zmm13,%zmm13
vpsubd	%zmm13,%zmm24,%zmm14
vaddps	%zmm21,%zmm3,%zmm16
vcvtdq2ps	%zmm13,%zmm13
vaddps	%zmm1,%zmm14,%zmm17
vfmadd231ps	%zmm4,%zmm14,%zmm17
vmulps	%zmm17,%zmm17,%zmm4
vmovaps	%zmm25,%zmm14
vfmadd213ps	%zmm26,%zmm17,%zmm14
vmovaps	%zmm27,%zmm18
vmovaps	%zmm29,%zmm20
vfmadd213ps	%zmm28,%zmm17,%zmm18
vfmadd213ps	%zmm30,%zmm17,%zmm20
vfmadd231ps	%zmm9,%zmm4,%zmm20
vfmadd213ps	%zmm18,%zmm4,%zmm20
vfmadd213ps	%zmm14,%zmm4,%zmm20
vfmadd213ps	%zmm17,%zmm4,%zmm20
vfmadd231ps	%zmm10,%zmm13,%zmm20
vaddps	%zmm21,%zmm6,%zmm4
vmaxps	%zmm1,%zmm6,%zmm6
vdivps	%zmm16,%zmm21,%zmm13
vfmsub231ps	%zmm4,%zmm20,%zmm6
vmulps	%zmm13,%zmm13,%zmm4
vmulps	%zmm4,%zmm13,%zmm14
vaddps	%zmm13,%zmm2,%zmm2
vaddps	%zmm4,%zmm19,%zmm19
vaddps	%zmm14,%zmm15,%zmm15
vfmadd231ps	%zmm6,%zmm3,%zmm22
vfmadd231ps	%zmm4,%zmm4,%zmm12
vfmadd231ps	%zmm4,%zmm14,%zmm8
vfmadd231ps	%zmm14,%zmm14,%zmm7
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	93b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	92b
94:
vbroadcastss	327f(%rip),%zmm1
vmovups	720(%rsp),%zmm24
vandps	%zmm1,%zmm24,%zmm0
vxorps	%xmm3,%xmm3,%xmm3
vmaxps	%zmm3,%zmm0,%zmm0
vmovups	240(%rsp),%zmm10
vandps	%zmm1,%zmm10,%zmm3
vmaxps	%zmm0,%zmm3,%zmm0
vandps	176(%rsp),%zmm1,%zmm3
vmaxps	%zmm0,%zmm3,%zmm0
vmovups	%zmm11,1040(%rsp)
vandps	%zmm1,%zmm11,%zmm3
vmaxps	%zmm0,%zmm3,%zmm0
vmovups	3344(%rsp),%zmm1
vcmpleps	%zmm21,%zmm1,%k2
vmovups	4816(%rsp),%zmm29
vminps	3472(%rsp),%zmm29,%zmm3
vmulps	435f(%rip){1to16},%zmm3,%zmm3
vcmpleps	%zmm3,%zmm0,%k3 {%k2}
vmovups	912(%rsp),%zmm6
vmulps	368(%rsp),%zmm6,%zmm0
vmovups	1104(%rsp),%zmm3
vmulps	%zmm3,%zmm0,%zmm11
vmovups	784(%rsp),%zmm13
vmulps	1616(%rsp),%zmm13,%zmm0
vmulps	%zmm3,%zmm0,%zmm30
vmulps	1680(%rsp),%zmm13,%zmm0
vmulps	%zmm11,%zmm30,%zmm26
vfmsub231ps	%zmm0,%zmm6,%zmm26
vmovups	1168(%rsp),%zmm17
vmulps	2704(%rsp),%zmm17,%zmm0
vmulps	%zmm3,%zmm0,%zmm23
vmulps	2128(%rsp),%zmm17,%zmm0
vmulps	%zmm11,%zmm23,%zmm14
vfmsub231ps	%zmm0,%zmm6,%zmm14
vmulps	4880(%rsp),%zmm17,%zmm0
vmulps	%zmm30,%zmm23,%zmm27
vfmsub231ps	%zmm0,%zmm13,%zmm27
vmovups	976(%rsp),%zmm4
vmulps	5840(%rsp),%zmm4,%zmm0
vmulps	%zmm3,%zmm0,%zmm16
vmulps	5904(%rsp),%zmm4,%zmm0
vmulps	%zmm11,%zmm16,%zmm5
vfmsub231ps	%zmm0,%zmm6,%zmm5
vmovups	%zmm5,368(%rsp)
vmulps	1232(%rsp),%zmm4,%zmm0
vmulps	%zmm30,%zmm16,%zmm5
vfmsub231ps	%zmm0,%zmm13,%zmm5
vmulps	4944(%rsp),%zmm4,%zmm0
vmulps	%zmm23,%zmm16,%zmm25
vfmsub231ps	%zmm0,%zmm17,%zmm25
vmovups	1808(%rsp),%zmm28
vmulps	1424(%rsp),%zmm28,%zmm0
vmulps	%zmm3,%zmm0,%zmm20
vmulps	656(%rsp),%zmm28,%zmm3
vmulps	%zmm11,%zmm20,%zmm0
vfmsub231ps	%zmm3,%zmm6,%zmm0
vmovups	2448(%rsp),%zmm9
vaddps	%zmm9,%zmm24,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3856(%rsp),%zmm6
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3920(%rsp),%zmm6
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vmovaps	%zmm3,%zmm9 {%k3}
vcmpeqps	342f(%rip){1to16},%zmm1,%k1
movq	16(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm6
vmovaps	%zmm6,%zmm9 {%k1}
movq	%r11,%rax
shlq	$6,%rax
vbroadcastss	12(%rcx),%zmm1
vmovups	%zmm1,720(%rsp)
vmovaps	%zmm9,(%r15,%rax)
vmovups	1744(%rsp),%zmm9
vaddps	%zmm9,%zmm10,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3984(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	4048(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vmovaps	%zmm3,%zmm9 {%k3}
vmovaps	%zmm6,%zmm9 {%k1}
movq	32(%rsp),%r10
addq	%r10,%r11
shlq	$6,%r11
vmovaps	%zmm9,(%r15,%r11)
vmovups	%zmm11,1616(%rsp)
vmovaps	%zmm11,%zmm9
vfnmadd213ps	%zmm21,%zmm11,%zmm9
vbroadcastss	424f(%rip),%zmm24
vmaxps	%zmm24,%zmm9,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	5008(%rsp),%zmm28,%zmm10
vmulps	%zmm30,%zmm20,%zmm11
vfmsub231ps	%zmm10,%zmm13,%zmm11
vdivps	%zmm3,%zmm21,%zmm13
vmulps	5072(%rsp),%zmm28,%zmm10
vmulps	%zmm23,%zmm20,%zmm3
vfmsub231ps	%zmm10,%zmm17,%zmm3
vmovaps	%zmm16,%zmm4
vminps	%zmm21,%zmm9,%zmm9
vmulps	%zmm13,%zmm26,%zmm18
vmovups	%zmm30,1680(%rsp)
vfnmadd213ps	%zmm21,%zmm30,%zmm30
vfnmadd231ps	%zmm18,%zmm18,%zmm30
vminps	%zmm9,%zmm30,%zmm9
vmaxps	%zmm24,%zmm30,%zmm10
vsqrtps	%zmm10,%zmm10
vmulps	2640(%rsp),%zmm28,%zmm26
vmulps	%zmm16,%zmm20,%zmm1
vmovups	976(%rsp),%zmm16
vfmsub231ps	%zmm26,%zmm16,%zmm1
vdivps	%zmm10,%zmm21,%zmm26
vmulps	%zmm13,%zmm14,%zmm17
vfnmadd231ps	%zmm18,%zmm17,%zmm27
vmulps	%zmm26,%zmm27,%zmm30
vmovups	%zmm23,2128(%rsp)
vfnmadd213ps	%zmm21,%zmm23,%zmm23
vfnmadd231ps	%zmm17,%zmm17,%zmm23
vfnmadd231ps	%zmm30,%zmm30,%zmm23
vminps	%zmm9,%zmm23,%zmm27
vmaxps	%zmm24,%zmm23,%zmm9
vsqrtps	%zmm9,%zmm9
vdivps	%zmm9,%zmm21,%zmm10
vmulps	368(%rsp),%zmm13,%zmm23
vfnmadd231ps	%zmm18,%zmm23,%zmm5
vmulps	%zmm26,%zmm5,%zmm5
vfnmadd231ps	%zmm17,%zmm23,%zmm25
vfnmadd231ps	%zmm30,%zmm5,%zmm25
vmulps	%zmm10,%zmm25,%zmm16
vmovups	%zmm4,368(%rsp)
vfnmadd213ps	%zmm21,%zmm4,%zmm4
vfnmadd231ps	%zmm23,%zmm23,%zmm4
vfnmadd231ps	%zmm5,%zmm5,%zmm4
vfnmadd231ps	%zmm16,%zmm16,%zmm4
vminps	%zmm27,%zmm4,%zmm9
vmovaps	%zmm5,%zmm27
vmaxps	%zmm24,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	592(%rsp),%zmm24
vaddps	112(%rsp),%zmm24,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	3088(%rsp),%zmm5
vminps	%zmm25,%zmm5,%zmm25
vmovaps	%zmm5,%zmm25 {%k4}
vdivps	%zmm4,%zmm21,%zmm28
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	3152(%rsp),%zmm5
vmaxps	%zmm25,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vmovaps	%zmm4,%zmm24 {%k3}
leaq	(%r15,%rax),%rcx
vmovups	720(%rsp),%zmm5
vmulps	%zmm5,%zmm24,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vmovups	%zmm13,1232(%rsp)
vmulps	%zmm13,%zmm0,%zmm4
vfnmadd231ps	%zmm18,%zmm4,%zmm11
vmovups	%zmm26,656(%rsp)
vmulps	%zmm26,%zmm11,%zmm11
vfnmadd231ps	%zmm17,%zmm4,%zmm3
vmovaps	%zmm30,%zmm13
vfnmadd231ps	%zmm30,%zmm11,%zmm3
vmovups	%zmm10,240(%rsp)
vmulps	%zmm10,%zmm3,%zmm30
vmovaps	%zmm5,%zmm10
vfnmadd231ps	%zmm23,%zmm4,%zmm1
vfnmadd231ps	%zmm27,%zmm11,%zmm1
vfnmadd231ps	%zmm16,%zmm30,%zmm1
vmovups	%zmm28,112(%rsp)
vmulps	%zmm28,%zmm1,%zmm25
vmovaps	%zmm20,%zmm0
vfnmadd213ps	%zmm21,%zmm20,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vfnmadd231ps	%zmm11,%zmm11,%zmm0
vfnmadd231ps	%zmm30,%zmm30,%zmm0
vfnmadd231ps	%zmm25,%zmm25,%zmm0
vminps	%zmm9,%zmm0,%zmm1
vcmpgtps	433f(%rip){1to16},%zmm1,%k0
vaddps	304(%rsp),%zmm31,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3216(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4112(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm31 {%k3}
vmulps	%zmm5,%zmm31,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm1,(%rsi,%rcx)
vaddps	176(%rsp),%zmm29,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4176(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4240(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm29 {%k3}
vmovaps	%zmm6,%zmm29 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm29,(%rsi,%rcx)
vmovups	3472(%rsp),%zmm5
vaddps	1040(%rsp),%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4304(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4368(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm5,%zmm3
vmovaps	%zmm1,%zmm3 {%k3}
vmovaps	%zmm6,%zmm3 {%k1}
leaq	(%r10,%r10,4),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
vmovaps	%zmm3,(%rdi,%rcx)
movl	$6,%r8d
movl	12(%rsp),%r12d
testb	$2,%r12b
je	95f
vmovaps	%zmm18,%zmm24
vmovaps	%zmm6,%zmm31
vbroadcastss	356f(%rip),%zmm5
vxorps	1616(%rsp),%zmm5,%zmm1
vmaxps	424f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	97f(%rip),%zmm9
vdivps	%zmm0,%zmm9,%zmm3
vmulps	784(%rsp),%zmm10,%zmm0
vmovups	%zmm0,304(%rsp)
vmulps	1168(%rsp),%zmm10,%zmm0
vmovups	%zmm0,176(%rsp)
kandw	%k0,%k2,%k2
movl	%r12d,%edi
andl	$4,%edi
movl	%edi,%ecx
shrl	$2,%ecx
movq	%rdx,%r15
shlq	$7,%r15
addq	24(%rsp),%r15
xorl	%ebx,%ebx
testl	%edi,%edi
setne	%bl
movq	%r11,%r12
leaq	8(%rcx,%rcx,2),%r11
movl	$15,%r10d
movl	$9,%ecx
cmoveq	%rcx,%r10
movl	$20,%r9d
movl	$10,%ecx
cmoveq	%rcx,%r9
movl	$26,%r8d
movl	$11,%ecx
cmoveq	%rcx,%r8
addq	$7,%rbx
imulq	32(%rsp),%rbx
shlq	$6,%rbx
addq	24(%rsp),%rbx
imulq	32(%rsp),%r11
shlq	$6,%r11
addq	24(%rsp),%r11
imulq	32(%rsp),%r10
shlq	$6,%r10
addq	24(%rsp),%r10
imulq	32(%rsp),%r9
shlq	$6,%r9
addq	24(%rsp),%r9
imulq	32(%rsp),%r8
shlq	$6,%r8
addq	24(%rsp),%r8
vmovups	1232(%rsp),%zmm28
vmulps	%zmm1,%zmm28,%zmm0
vmovups	1680(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm24,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmovups	656(%rsp),%zmm21
vmulps	%zmm1,%zmm21,%zmm24
vxorps	%zmm5,%zmm28,%zmm1
vmulps	%zmm1,%zmm18,%zmm1
vmulps	%zmm21,%zmm1,%zmm26
vmovups	2128(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm17,%zmm1
vmovaps	%zmm13,%zmm10
vfmadd231ps	%zmm24,%zmm13,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmovups	240(%rsp),%zmm14
vmulps	%zmm1,%zmm14,%zmm13
vmulps	%zmm17,%zmm28,%zmm1
vfmadd231ps	%zmm26,%zmm10,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmulps	%zmm1,%zmm14,%zmm6
vxorps	%zmm5,%zmm21,%zmm1
vmulps	%zmm1,%zmm10,%zmm1
vmulps	%zmm14,%zmm1,%zmm18
vmovups	368(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm23,%zmm1
vfmadd231ps	%zmm24,%zmm27,%zmm1
vfmadd231ps	%zmm13,%zmm16,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmovups	112(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm29
vmulps	%zmm23,%zmm28,%zmm1
vfmadd231ps	%zmm26,%zmm27,%zmm1
vfmadd231ps	%zmm6,%zmm16,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmulps	%zmm1,%zmm10,%zmm23
vmulps	%zmm27,%zmm21,%zmm1
vfmadd231ps	%zmm18,%zmm16,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmulps	%zmm1,%zmm10,%zmm17
vxorps	%zmm5,%zmm14,%zmm1
vmulps	%zmm1,%zmm16,%zmm1
vmulps	%zmm10,%zmm1,%zmm16
vfmadd231ps	%zmm0,%zmm4,%zmm20
vfmadd231ps	%zmm24,%zmm11,%zmm20
vfmadd231ps	%zmm13,%zmm30,%zmm20
vfmadd231ps	%zmm29,%zmm25,%zmm20
vxorps	%zmm5,%zmm20,%zmm1
vmulps	%zmm1,%zmm3,%zmm27
vmulps	%zmm4,%zmm28,%zmm1
vfmadd231ps	%zmm26,%zmm11,%zmm1
vfmadd231ps	%zmm6,%zmm30,%zmm1
vfmadd231ps	%zmm23,%zmm25,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm4
vmulps	%zmm11,%zmm21,%zmm1
vfmadd231ps	%zmm18,%zmm30,%zmm1
vfmadd231ps	%zmm17,%zmm25,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm20
vmulps	%zmm30,%zmm14,%zmm1
vfmadd231ps	%zmm16,%zmm25,%zmm1
vxorps	%zmm5,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm30
vxorps	%zmm5,%zmm10,%zmm1
vmulps	%zmm1,%zmm25,%zmm1
vmulps	%zmm3,%zmm1,%zmm25
vmovaps	%zmm0,%zmm1
vfmadd213ps	%zmm9,%zmm0,%zmm1
vfmadd231ps	%zmm24,%zmm24,%zmm1
vfmadd231ps	%zmm13,%zmm13,%zmm1
vfmadd231ps	%zmm29,%zmm29,%zmm1
vfmadd231ps	%zmm27,%zmm27,%zmm1
vmovups	1104(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm31,%zmm9
vmulps	%zmm1,%zmm5,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r15)
movq	24(%rsp),%r15
vmulps	%zmm28,%zmm28,%zmm1
vfmadd231ps	%zmm26,%zmm26,%zmm1
vfmadd231ps	%zmm6,%zmm6,%zmm1
vfmadd231ps	%zmm23,%zmm23,%zmm1
vfmadd231ps	%zmm4,%zmm4,%zmm1
vmovups	912(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm31,%zmm9
vmulps	%zmm1,%zmm5,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rbx)
movq	40(%rsp),%rbx
vmulps	%zmm21,%zmm21,%zmm1
vmovups	304(%rsp),%zmm21
vfmadd231ps	%zmm18,%zmm18,%zmm1
vfmadd231ps	%zmm17,%zmm17,%zmm1
vfmadd231ps	%zmm20,%zmm20,%zmm1
vmulps	%zmm21,%zmm1,%zmm1
vmovaps	%zmm31,%zmm9
vmulps	%zmm1,%zmm21,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r11)
movq	%r12,%r11
movl	12(%rsp),%r12d
vmulps	%zmm14,%zmm14,%zmm1
vmovups	176(%rsp),%zmm14
vmovups	976(%rsp),%zmm11
vfmadd231ps	%zmm16,%zmm16,%zmm1
vfmadd231ps	%zmm30,%zmm30,%zmm1
vmulps	%zmm14,%zmm1,%zmm1
vmovaps	%zmm31,%zmm9
vmulps	%zmm1,%zmm14,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r10)
movq	32(%rsp),%r10
vmulps	%zmm10,%zmm10,%zmm1
vfmadd231ps	%zmm25,%zmm25,%zmm1
vmulps	%zmm1,%zmm11,%zmm1
vmovaps	%zmm31,%zmm9
vmulps	%zmm1,%zmm11,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r9)
leaq	256(%r13),%r9
vmulps	%zmm3,%zmm3,%zmm1
vmovups	1808(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm31,%zmm9
vmulps	%zmm1,%zmm5,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r8)
movl	$12,%r8d
testl	%edi,%edi
je	95f
vmulps	1232(%rsp),%zmm0,%zmm0
vfmadd231ps	%zmm24,%zmm26,%zmm0
vfmadd231ps	%zmm13,%zmm6,%zmm0
vfmadd231ps	%zmm29,%zmm23,%zmm0
vfmadd231ps	%zmm27,%zmm4,%zmm0
vmovups	912(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm31,%zmm1
vmovups	1104(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$448,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovups	656(%rsp),%zmm10
vmulps	%zmm24,%zmm10,%zmm0
vfmadd231ps	%zmm13,%zmm18,%zmm0
vfmadd231ps	%zmm29,%zmm17,%zmm0
vfmadd231ps	%zmm27,%zmm20,%zmm0
vmulps	%zmm21,%zmm0,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
leaq	(%r10,%r10,8),%rcx
movq	%rcx,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovaps	%zmm1,(%rax,%rdi)
vmulps	%zmm26,%zmm10,%zmm0
vfmadd231ps	%zmm6,%zmm18,%zmm0
vfmadd231ps	%zmm23,%zmm17,%zmm0
vfmadd231ps	%zmm4,%zmm20,%zmm0
vmulps	%zmm21,%zmm0,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm5,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmovups	240(%rsp),%zmm10
vmulps	%zmm13,%zmm10,%zmm0
vfmadd231ps	%zmm29,%zmm16,%zmm0
vfmadd231ps	%zmm27,%zmm30,%zmm0
vmulps	%zmm14,%zmm0,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
movq	%rdx,%rsi
shlq	$8,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm6,%zmm10,%zmm0
vfmadd231ps	%zmm23,%zmm16,%zmm0
vfmadd231ps	%zmm4,%zmm30,%zmm0
vmulps	%zmm14,%zmm0,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm5,%zmm1 {%k2}
imulq	$832,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm18,%zmm10,%zmm0
vfmadd231ps	%zmm17,%zmm16,%zmm0
vfmadd231ps	%zmm20,%zmm30,%zmm0
vmulps	%zmm14,%zmm0,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm21,%zmm1 {%k2}
imulq	$896,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmovups	112(%rsp),%zmm6
vmulps	%zmm29,%zmm6,%zmm0
vfmadd231ps	%zmm27,%zmm25,%zmm0
vmulps	%zmm0,%zmm11,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
movq	%r10,%rsi
shlq	$10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm23,%zmm6,%zmm0
vfmadd231ps	%zmm4,%zmm25,%zmm0
vmulps	%zmm0,%zmm11,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm5,%zmm1 {%k2}
imulq	$1088,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm17,%zmm6,%zmm0
vfmadd231ps	%zmm20,%zmm25,%zmm0
vmulps	%zmm0,%zmm11,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm21,%zmm0,%zmm1 {%k2}
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm16,%zmm6,%zmm0
vfmadd231ps	%zmm30,%zmm25,%zmm0
vmulps	%zmm0,%zmm11,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm14,%zmm0,%zmm1 {%k2}
imulq	$1216,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm27,%zmm3,%zmm0
vmovups	1808(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$1344,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm4,%zmm3,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm0,%zmm5,%zmm1 {%k2}
imulq	$1408,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm20,%zmm3,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm21,%zmm0,%zmm1 {%k2}
imulq	$1472,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm30,%zmm3,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm31,%zmm1
vmulps	%zmm14,%zmm0,%zmm1 {%k2}
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm25,%zmm3,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmulps	%zmm0,%zmm11,%zmm31 {%k2}
imulq	$1600,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm31,(%rax,%rcx)
movl	$27,%r8d
95:
testb	$8,%r12b
vxorps	%xmm16,%xmm16,%xmm16
je	6b
movq	16(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm0
vmovups	3344(%rsp),%zmm1
vcmpeqps	342f(%rip){1to16},%zmm1,%k2
vaddps	%zmm22,%zmm22,%zmm3
vmovups	848(%rsp),%zmm6
vfmsub132ps	355f(%rip){1to16},%zmm22,%zmm6
vbroadcastss	100(%rcx),%zmm4
vfmadd213ps	%zmm16,%zmm2,%zmm4
vfmadd231ps	104(%rcx){1to16},%zmm19,%zmm4
vfmadd231ps	108(%rcx){1to16},%zmm15,%zmm4
vfmadd231ps	112(%rcx){1to16},%zmm12,%zmm4
vfmadd231ps	116(%rcx){1to16},%zmm8,%zmm4
vfmadd231ps	120(%rcx){1to16},%zmm7,%zmm4
vbroadcastss	136(%rcx),%zmm1
vmovups	5968(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm16,%zmm2,%zmm1
vfmadd231ps	140(%rcx){1to16},%zmm19,%zmm1
vfmadd231ps	144(%rcx){1to16},%zmm15,%zmm1
vfmadd231ps	148(%rcx){1to16},%zmm12,%zmm1
vfmadd231ps	152(%rcx){1to16},%zmm8,%zmm1
vfmadd231ps	156(%rcx){1to16},%zmm7,%zmm1
vfmadd132ps	172(%rcx){1to16},%zmm16,%zmm2
vfmadd231ps	176(%rcx){1to16},%zmm19,%zmm2
vfmadd231ps	180(%rcx){1to16},%zmm15,%zmm2
vfmadd231ps	184(%rcx){1to16},%zmm12,%zmm2
vfmadd231ps	188(%rcx){1to16},%zmm8,%zmm2
vfmadd231ps	192(%rcx){1to16},%zmm7,%zmm2
vfmadd231ps	428f(%rip){1to16},%zmm5,%zmm1
vfmadd231ps	436f(%rip){1to16},%zmm5,%zmm2
vmovaps	%zmm0,%zmm6 {%k2}
movq	%r8,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	1(%r8),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	2(%r8),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	3(%r8),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
addq	$4,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%r15,%r8
vmovaps	%zmm2,(%rax,%r8)
jmp	6b
96:
addq	$6936,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
97:
.long	0x3f800000
98:
.long	1048576
99:
.long	0x3f40094e
322:
.long	0x3e1d5a5a
323:
.long	0x3bd74912
324:
.long	0x3f156f3d
325:
.long	0x3d26f715
326:
.long	8388607
327:
.long	2147483647
328:
.long	1400897535
329:
.long	0xc9800000
332:
.long	0x3f000000
333:
.long	0x0da24260
334:
.long	0x1e3ce508
335:
.long	0xbf800000
336:
.long	0x41100000
337:
.long	0x3e800000
338:
.long	0x41490fdb
339:
.long	0x40c00000
342:
.long	0x40800000
343:
.long	0x40a00000
344:
.long	0x7f7fffff
345:
.long	0x3fc00000
346:
.long	0x7149f2ca
347:
.long	2
348:
.long	4
349:
.long	8
352:
.long	16
353:
.long	32
354:
.long	0x3f3504f3
355:
.long	0xbf000000
356:
.long	0x80000000
357:
.long	0xc2ae0000
358:
.long	0x3fb8aa3b
359:
.long	0xbf317200
362:
.long	0xb5bfbe8e
363:
.long	0x3aae0472
364:
.long	0x3c1e8629
365:
.long	0x3d635b73
366:
.long	0x3e75fc8c
367:
.long	0x3f317214
368:
.long	0x42fe0000
369:
.long	0x3e99999a
372:
.long	0xbe04a19d
373:
.long	0x3ef89ba5
374:
.long	0xbf03248e
375:
.long	0x3f0c3744
376:
.long	0xbdc1d79d
377:
.long	0x3e5c1572
378:
.long	0x3e17e642
379:
.long	0x3e2ecff8
382:
.long	0x3e2d3f9f
383:
.long	0x3ecc422a
384:
.long	0x3f106ebb
385:
.long	0xc0000000
386:
.long	0x41400000
387:
.long	3234528013
388:
.long	4286578688
389:
.long	0x3eaaac4e
392:
.long	0xbf00000d
393:
.long	0x3e4bdb47
394:
.long	0xbe7fd7d0
395:
.long	0x3e259a3a
396:
.long	0xbe2ec8d2
397:
.long	0xbddadb52
398:
.long	0x33b17218
399:
.long	0x3727c5ac
422:
.long	0x3a83126f
423:
.long	0x41800000
424:
.long	0x358637bd
425:
.long	0x350637bd
426:
.long	0x34210fb0
427:
.long	0x36a7c5ac
428:
.long	0x40000000
429:
.long	0x3f317218
432:
.long	0x3feb3f8f
433:
.long	0x38d1b717
434:
.long	0x40400000
435:
.long	0x3951b717
436:
.long	0x41000000
437:
.long	0x3cf5c28f
438:
.long	0x41200000
439:
.long	0x26901d7d
442:
.long	0x3f800054
443:
.long	0xbf4ccccd
444:
.short	65535
.short	0
.p2align	6,0x0
445:
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
